import { prepareDocument } from './development/prepare-document'
import 'shared-ui/styles/kit.css'
import 'shared-ui/styles/print.css'
import './styles.css'
import './pages/styles.css'

// Development only: the shell and the remotes run from their sources, in one bundle.
const { show, showFault } = prepareDocument()

// Imported here, so that a declaration that throws does not stop this file.
import('virtual:site').then(({ remotes, otherRemotes }) => show(remotes, otherRemotes)).catch(showFault)

if (import.meta.hot) {
  // A changed declaration, or text that it uses, is shown in the open page, as a changed component is.
  import.meta.hot.accept('virtual:site', (changed) => {
    // A declaration that throws has no module: the page that is loaded again shows the fault.
    if (!changed) return location.reload()
    const { remotes, otherRemotes } = changed as unknown as typeof import('virtual:site')
    show(remotes, otherRemotes)
  })
  import.meta.hot.on('vite:beforeUpdate', () => dispatchEvent(new Event('source-update')))
}
