import type { ReactNode } from 'react'
import { prerender } from 'react-dom/static'
import { StaticRouter } from 'react-router-dom'
import type { NavigationEntry, SlotName, SlotProps } from 'shared-ui'
import { islandIdPrefix } from './remotes/island'
import { type LoadedPage, resolved } from './release/page'
import { Site } from './app/site'

export { renderDocument } from './document/document'

async function toHtml(tree: ReactNode, identifierPrefix = ''): Promise<string> {
  const errors: unknown[] = []
  const { prelude } = await prerender(tree, {
    identifierPrefix,
    // In one chunk: otherwise React writes <template> elements and inline scripts, which the CSP forbids.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error) => void errors.push(error),
  })
  const html = await new Response(prelude).text()
  if (errors.length > 0) throw errors[0]
  return html
}

/** The body of the page at `path`, its slots, and the props that each of their places passes. */
export async function prerenderPage(path: string, page: LoadedPage, navigation: NavigationEntry[]) {
  const places: [SlotName, SlotProps][] = []
  const visit = () => resolved(page)
  // Rendering only visits: what prefetches or reads data runs in browsers.
  const source = { visit, prefetch: visit, readData: visit }
  const html = await toHtml(
    <StaticRouter location={path}>
      <Site source={source} navigation={navigation} onSlot={(...place) => places.push(place)} />
    </StaticRouter>,
  )
  return { html, slots: [...new Set(places.map(([name]) => name))], places }
}

/** The HTML of a slot that hydrates as a separate root. */
export function prerenderIsland(name: string, Component: () => ReactNode) {
  return toHtml(<Component />, islandIdPrefix(name))
}
