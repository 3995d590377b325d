import { useMemo, type ComponentProps } from 'react'
import { publishedHtml } from './published-html'

/**
 * Marks a fragment that no script takes over: styles then hide in it what needs scripts. A ref, because hydration adds no attribute.
 */
export const markStatic = (fragment: HTMLElement | null) => fragment?.setAttribute('data-static', '')

/** A fragment with its served HTML, which React does not change. */
export function Preserved({ html, ...props }: ComponentProps<'div'> & { html: string }) {
  // With Trusted Types the same HTML is another object each time, which React would write again.
  const content = useMemo(() => ({ __html: publishedHtml(html) }), [html])
  return <div {...props} suppressHydrationWarning dangerouslySetInnerHTML={content} />
}
