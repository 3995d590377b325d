import { defineRemote, type PageDefinition } from 'shared-ui'
import type { ProgramCode } from '../content/programs'
import { admissionsMetadata } from './metadata/admissions-metadata'
import { overviewMetadata } from './metadata/overview-metadata'
import { programMetadata } from './metadata/program-metadata'
import { navigation } from './navigation'
import './styles.css'

/** One module per program, so that a page loads the texts of its program only. */
const programModules: Record<ProgramCode, PageDefinition['load']> = {
  alc: () => import('./program-pages/alc-page'),
  ahc: () => import('./program-pages/ahc-page'),
  an: () => import('./program-pages/an-page'),
  ah: () => import('./program-pages/ah-page'),
  ap: () => import('./program-pages/ap-page'),
  ast: () => import('./program-pages/ast-page'),
  abt: () => import('./program-pages/abt-page'),
  amt: () => import('./program-pages/amt-page'),
  pkt: () => import('./program-pages/pkt-page'),
  aap: () => import('./program-pages/aap-page'),
}

const programPage = (code: ProgramCode): PageDefinition => ({
  path: `/programs/${code}`,
  metadata: () => programMetadata(code),
  load: programModules[code],
})

export default defineRemote({
  name: 'mf-programs',
  pages: [
    { path: '/programs', metadata: overviewMetadata, load: () => import('./overview-page/overview-page') },
    ...(Object.keys(programModules) as ProgramCode[]).map(programPage),
    {
      path: '/admissions',
      metadata: admissionsMetadata,
      load: () => import('./admissions-page/admissions-page'),
    },
  ],
  slots: {
    'home.programs': { load: () => import('./home/home-programs'), hydrate: 'with-page' },
    'home.admissions': { load: () => import('./home/home-admissions'), hydrate: 'with-page' },
  },
  navigation,
})
