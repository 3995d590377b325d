import { useMemo, type ComponentProps } from 'react'
import { publishedHtml } from './published-html'

/** A fragment with its served HTML, which React does not change. */
export function Preserved({ html, ...props }: ComponentProps<'div'> & { html: string }) {
  // With Trusted Types the same HTML is another object each time, which React would write again.
  const content = useMemo(() => ({ __html: publishedHtml(html) }), [html])
  return <div {...props} suppressHydrationWarning dangerouslySetInnerHTML={content} />
}
