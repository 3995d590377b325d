import type { ComponentProps, ReactNode } from 'react'
import { cn } from './cn'

interface ProseProps extends ComponentProps<'div'> {
  /** Each becomes a `p`; the children follow. */
  paragraphs?: ReactNode[]
}

/** Running text: measured line length, space between paragraphs, styled links and headings inside. */
export function Prose({ paragraphs = [], className, children, ...props }: ProseProps) {
  return (
    <div {...props} className={cn('kit-prose', className)}>
      {paragraphs.map((paragraph, index) => (
        <p key={index}>{paragraph}</p>
      ))}
      {children}
    </div>
  )
}

/** A Sanskrit term in running text (WCAG 3.1.2). */
export function Term({ className, ...props }: ComponentProps<'i'>) {
  return <i lang="sa-Latn" {...props} className={cn('ui:pr-[.08em] ui:italic', className)} />
}
