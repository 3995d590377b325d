/** What the glossary says of a term. */
export interface GlossaryText {
  term: string
  /** Its meaning, how to say it. */
  lines: string[]
}

const textOf = ({ textContent }: Element) => textContent.trim()

/** The page at `path` as the server has it, none of its scripts run; undefined if it cannot be had. */
function readPage(path: string): Promise<Document | undefined> {
  return new Promise((resolve) => {
    // `fetch` and DOMParser would need a Trusted Types policy for this.
    const request = new XMLHttpRequest()
    request.responseType = 'document'
    request.onloadend = () => resolve(request.status === 200 ? (request.responseXML ?? undefined) : undefined)
    request.open('GET', path)
    request.send()
  })
}

const pages = new Map<string, Promise<Document | undefined>>()

function pageAt(path: string): Promise<Document | undefined> {
  const page = pages.get(path) ?? readPage(path)
  pages.set(path, page)
  // Asked for again after a failure.
  void page.then((found) => found ?? pages.delete(path))
  return page
}

/**
 * The entry that `href` names: an element with that id, a `dt` with the term, and `dd` with what is said of it. Undefined if the
 * page or the entry is not there.
 */
export async function readGlossary(href: string): Promise<GlossaryText | undefined> {
  const [path = '', id = ''] = href.split('#')
  const entry = (await pageAt(path))?.getElementById(id)
  const term = entry?.querySelector('dt')
  return entry && term
    ? { term: textOf(term), lines: [...entry.querySelectorAll('dd')].map(textOf) }
    : undefined
}
