import type { Remote } from 'shared-ui'
import { use, useEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { useLocation } from 'react-router-dom'
import type { OtherRemotes } from 'platform/dev/other-remotes'
import { shownNavigation } from 'platform/navigation/shown-navigation'
import { siteSettings } from '../../site/settings'
import { Site } from '../app/site'
import { showHead } from '../navigation/head'
import type { PageSource } from '../navigation/page'
import { SiteRouter } from '../navigation/router'
import { rememberScrollPositions } from '../navigation/scroll'
import { sourcePages } from './source-pages'
import { withOtherRemotes } from './with-other-remotes'

/** Shows the head that the page declares now: in development no document contains it. */
function SourceHead({ source }: { source: PageSource }) {
  const page = use(source.visit(useLocation().pathname))
  useEffect(() => showHead(page), [page])
  return null
}

/** Shows the site in the document: `remotes` from source, the others as published. @returns a function that shows it with others */
export function showSite() {
  const root = createRoot(document.body)
  rememberScrollPositions()
  return (remotes: Remote[], otherRemotes: OtherRemotes): void => {
    const own = remotes.flatMap(({ navigation }) => navigation)
    const navigation = withOtherRemotes(own, otherRemotes.navigation)
    const source = sourcePages(remotes, otherRemotes, navigation)
    root.render(
      <SiteRouter source={source}>
        <Site source={source} navigation={shownNavigation(navigation, siteSettings.menus)} />
        <SourceHead source={source} />
      </SiteRouter>,
    )
  }
}
