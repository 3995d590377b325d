import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import type { Remote } from 'shared-ui'
import { sourcePages } from './app/source-pages'
import { Site } from './app/site'
import { rememberScrollPositions } from './app/scroll-positions'
import { shellPages } from './pages/shell-pages'
import 'shared-ui/styles/kit.css'
import './styles.css'

// Development only: every section straight from its sources, with hot reload, in one bundle.
const sections = import.meta.glob<{ default: Remote }>('../../mf-*/src/remote.tsx', { eager: true })
const remotes = [shellPages, ...Object.values(sections).map((section) => section.default)]

rememberScrollPositions()
createRoot(document.body).render(
  <BrowserRouter>
    <Site source={sourcePages(remotes)} navigation={remotes.flatMap(({ navigation }) => navigation)} />
  </BrowserRouter>,
)
