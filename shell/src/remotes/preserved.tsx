import type { ComponentProps } from 'react'

/** A piece as it was served: React leaves it alone. */
export function Preserved({ html, ...props }: ComponentProps<'div'> & { html: string }) {
  return <div {...props} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />
}
