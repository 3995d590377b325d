import { definePage, defineRemote, type PathParams } from 'shared-ui'
import * as z from 'zod/mini'
import { programPages } from '../content/program-pages'
import type { ProgramPageTexts } from '../content/program-texts'
import { programs } from '../content/programs'
import { comparisonRows } from './comparison/comparison-rows'
import { admissionsMetadata } from './metadata/admissions-metadata'
import { overviewMetadata } from './metadata/overview-metadata'
import { programMetadata } from './metadata/program-metadata'
import { navigation } from './navigation'
import { findProgram } from './programs/program-graph'
import './styles.css'

const codeOf = ({ code = '' }: PathParams) => findProgram(code).code

function textsOf(params: PathParams): ProgramPageTexts {
  const { search: _, ...texts } = programPages[codeOf(params)]
  return texts
}

export default defineRemote({
  name: 'mf-programs',
  pages: [
    definePage({
      path: '/programs',
      metadata: overviewMetadata,
      data: comparisonRows,
      load: () => import('./overview-page/overview-page'),
    }),
    definePage({
      path: '/programs/:code',
      params: programs.map(({ code }) => ({ code })),
      metadata: (params) => programMetadata(codeOf(params)),
      data: textsOf,
      load: () => import('./program-page/program-page'),
    }),
    {
      path: '/admissions',
      metadata: admissionsMetadata,
      load: () => import('./admissions-page/admissions-page'),
    },
  ],
  slots: {
    'home.programs': { load: () => import('./home/home-programs'), hydrate: 'with-page' },
    'enrollment.options': {
      load: () => import('./enrollment/enrollment-options'),
      hydrate: 'with-page',
    },
    'home.admissions': { load: () => import('./home/home-admissions'), hydrate: 'with-page' },
  },
  offers: {
    'admissions.inquiry': { essential: true },
    'program.teachers': { props: z.object({ code: z.string() }) },
  },
  navigation,
})
