import * as site from 'virtual:site'
import { showSite } from './development/show-site'
import 'shared-ui/styles/kit.css'
import 'shared-ui/styles/print.css'
import './styles.css'
import './pages/styles.css'

// Development only: the shell and the remotes run from their sources, in one bundle.
const show = showSite()
show(site.remotes, site.otherRemotes)

if (import.meta.hot) {
  // A changed declaration, or text that it uses, is shown in the open page, as a changed component is.
  import.meta.hot.accept('virtual:site', (changed) => {
    const { remotes, otherRemotes } = (changed ?? site) as typeof site
    show(remotes, otherRemotes)
  })
  import.meta.hot.on('vite:beforeUpdate', () => dispatchEvent(new Event('source-update')))
}
