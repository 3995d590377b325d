import { publishedHtml } from '../remotes/published-html'
import { afterPaint } from './lay-out'
import type { LoadedPage } from './page'

/** The tags in which a page speaks of itself (`headTags` of the publisher); all others in the head are the site's. */
const selector = [
  'meta:is([name="description"], [name="keywords"], [name="robots"], [name^="twitter:"], [property])',
  'link[rel="canonical"]',
  'script[type="application/ld+json"]',
].join()

const pageTags = () => [...document.head.querySelectorAll(selector)]

/** The tags of the page that the document shows, as HTML. */
export const readPageTags = () =>
  pageTags()
    .map(({ outerHTML }) => outerHTML)
    .join('\n')

/** Puts the tags of another page in their place. */
function showPageTags(html: string): void {
  const { head } = new DOMParser().parseFromString(publishedHtml(html), 'text/html')
  for (const tag of pageTags()) tag.remove()
  document.head.append(...head.children)
}

/** Lets the document's head speak of the page. */
export function showHead({ title, head }: LoadedPage): void {
  document.title = title
  // The tags are for machines: they do not hold the page up.
  void afterPaint().then(() => showPageTags(head))
}
