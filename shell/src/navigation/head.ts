import { publishedHtml } from '../remotes/published-html'
import { afterPaint } from './lay-out'
import type { LoadedPage } from '../release/page'

/** The tags about the page (`headTags` of the document); all others in the head are about the site. */
const selector = [
  'meta:is([name="description"], [name="keywords"], [name="robots"], [name^="twitter:"], [property])',
  'link[rel="canonical"]',
  'script[type="application/ld+json"]',
].join()

const pageTags = () => [...document.head.querySelectorAll(selector)]

/** The page's tags in the document, as HTML. */
export const readPageTags = () =>
  pageTags()
    .map(({ outerHTML }) => outerHTML)
    .join('\n')

/** Replaces the page's tags with those of another page. */
function showPageTags(html: string): void {
  const { head } = new DOMParser().parseFromString(publishedHtml(html), 'text/html')
  for (const tag of pageTags()) tag.remove()
  document.head.append(...head.children)
}

/** Shows the head of another page. */
export function showHead({ title, head }: LoadedPage): void {
  document.title = title
  // The tags are for machines, so the page does not wait for them.
  void afterPaint().then(() => showPageTags(head))
}
