import { createRoot } from 'react-dom/client'
import * as site from 'virtual:site'
import { SourceHead } from './development/source-head'
import { sourcePages } from './development/source-pages'
import { Site } from './app/site'
import { SiteRouter } from './navigation/router'
import { rememberScrollPositions } from './navigation/scroll'
import { siteSettings } from '../site/settings'
import { shownNavigation } from 'platform/navigation/shown-navigation'
import { withOtherRemotes } from './development/with-other-remotes'
import 'shared-ui/styles/kit.css'
import 'shared-ui/styles/print.css'
import './styles.css'

// Development only: the shell and the remotes at work straight from their sources, in one bundle.
const root = createRoot(document.body)

function show({ remotes, otherRemotes }: typeof site): void {
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

rememberScrollPositions()
show(site)
// A remote's declaration and the texts that it names change in the open page, as its components do.
import.meta.hot?.accept('virtual:site', (changed) => changed && show(changed as unknown as typeof site))
