import { parse } from 'parse5'
import { elements, text } from 'platform/publish/page-checks/html-tree'

/** Words without what layout adds or takes: spaces, and the thousands separator of prices. */
export const bare = (words: string) => words.replace(/\s+|(?<=\d),(?=\d{3})/g, '')

/** The words that a page shows, as `bare` leaves them. */
export const visibleText = (html: string) => {
  const shown = html.replace(/<(script|style)\b.*?<\/\1>/gs, '')
  const body = [...elements(parse(shown))].find(({ tagName }) => tagName === 'body')
  return bare(body ? text(body) : '')
}
