import type { Remote } from 'shared-ui'
import { createRoot } from 'react-dom/client'
import type { OtherRemotes } from 'platform/dev/other-remotes'
import { shownNavigation } from 'platform/navigation/shown-navigation'
import { siteSettings } from '../../site/settings'
import { Site } from '../app/site'
import { SiteRouter } from '../navigation/router'
import { rememberScrollPositions } from '../navigation/scroll'
import { SourceHead } from './source-head'
import { sourcePages } from './source-pages'
import { withOtherRemotes } from './with-other-remotes'

/** Shows the site in the document: `remotes` from their sources, the others as they are published. Returns what shows it with others. */
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
