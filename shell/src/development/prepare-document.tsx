import type { Remote } from 'shared-ui'
import { use, useEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { useLocation } from 'react-router-dom'
import type { OtherRemotes } from 'platform/dev/other-remotes'
import { shownNavigation } from 'platform/navigation/shown-navigation'
import { siteSettings } from '../../site/settings'
import { Site } from '../app/site'
import { showHead } from '../navigation/head'
import type { PageSource } from '../release/page'
import { SiteRouter } from '../navigation/router'
import { rememberScrollPositions } from '../navigation/scroll'
import { FaultNotice } from './fault-notice'
import { mergeNavigation } from './merge-navigation'
import { sourcePages } from './source-pages'

/** Shows the head that the page declares now: in development no document contains it. */
function SourceHead({ source }: { source: PageSource }) {
  const page = use(source.visit(useLocation().pathname))
  useEffect(() => showHead(page), [page])
  return null
}

/** Around the site, as in a published document. In the body itself, the first render would remove the overlay of Vite that names a fault. */
function siteElement(): HTMLElement {
  const element = Object.assign(document.createElement('div'), { id: 'site' })
  document.body.append(element)
  return element
}

/**
 * Prepares the document, once. The returned `show` shows the site in it, again after each change: `remotes` from source and the others as
 * published; `showFault` shows an error in its place.
 */
export function prepareDocument() {
  const root = createRoot(siteElement())
  rememberScrollPositions()
  const showFault = (error: unknown) =>
    root.render(<FaultNotice remote="A remote" where="its declaration" error={error} />)
  const show = (remotes: Remote[], otherRemotes: OtherRemotes) => {
    const own = remotes.flatMap(({ navigation }) => navigation)
    const navigation = mergeNavigation(own, otherRemotes.navigation)
    const source = sourcePages(remotes, otherRemotes, navigation)
    root.render(
      <SiteRouter source={source}>
        <Site source={source} navigation={shownNavigation(navigation, siteSettings.menus)} />
        <SourceHead source={source} />
      </SiteRouter>,
    )
  }
  return { show, showFault }
}
