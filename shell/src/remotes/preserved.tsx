import { useMemo, type ComponentProps } from 'react'
import { publishedHtml } from './published-html'

/** A fragment as it was served: React leaves it alone. */
export function Preserved({ html, ...props }: ComponentProps<'div'> & { html: string }) {
  // Another object, even of the same HTML, would make React write it once more.
  const content = useMemo(() => ({ __html: publishedHtml(html) }), [html])
  return <div {...props} suppressHydrationWarning dangerouslySetInnerHTML={content} />
}
