import type { ComponentProps } from 'react'
import { cn } from './cn'

/** Running text: measured line length, space between paragraphs, styled links and headings inside. */
export function Prose({ className, ...props }: ComponentProps<'div'>) {
  return <div {...props} className={cn('kit-prose', className)} />
}

/** A Sanskrit term in running text (WCAG 3.1.2). */
export function Term({ className, ...props }: ComponentProps<'i'>) {
  return <i lang="sa-Latn" {...props} className={cn('ui:pr-[.08em] ui:italic', className)} />
}
