import { definePage, defineRemote } from 'shared-ui'
import * as z from 'zod/mini'
import { amalaki, ashwagandha } from 'shared-ui/plants'
import { pageMetadata } from '../content/page-metadata'
import hero from './illustrations/hero.svg'
import type { ListedMenu } from 'platform/navigation/listed-menus'
import { searchPath, type SearchPageData } from 'contract/search'
import { menuPath } from 'platform/navigation/menu-addresses'
import { aboutData, collegeData, facultyData } from './pages/structured-data'
import { aboutBreadcrumbs, comingSoonBreadcrumbs, facultyBreadcrumbs } from './pages/breadcrumbs'

export { siteSettings as site } from '../site/settings'

/** The shell declares its pages and slots as every remote does. */
export default defineRemote({
  name: 'shell',
  pages: [
    {
      path: '/',
      metadata: () => ({
        ...pageMetadata.home,
        canonical: '/',
        art: hero,
        structuredData: collegeData(),
      }),
      load: () => import('./pages/home/home-page'),
    },
    {
      path: '/about',
      metadata: () => ({
        ...pageMetadata.about,
        canonical: '/about',
        art: ashwagandha.src,
        breadcrumbs: aboutBreadcrumbs,
        structuredData: aboutData(),
      }),
      load: () => import('./pages/about/about-page'),
    },
    {
      path: '/faculty',
      metadata: () => ({
        ...pageMetadata.faculty,
        canonical: '/faculty',
        art: amalaki.src,
        breadcrumbs: facultyBreadcrumbs,
        structuredData: facultyData(),
      }),
      load: () => import('./pages/faculty/faculty-page'),
    },
    {
      path: '/coming-soon',
      metadata: () => ({
        ...pageMetadata.comingSoon,
        canonical: '/coming-soon',
        art: amalaki.src,
        breadcrumbs: comingSoonBreadcrumbs,
      }),
      load: () => import('./pages/coming-soon-page'),
    },
    {
      path: '/404',
      metadata: () => ({ ...pageMetadata.notFound, canonical: '/404', noindex: true }),
      load: () => import('./pages/not-found-page'),
    },
    {
      path: '/form-problem',
      metadata: () => ({ ...pageMetadata.formProblem, canonical: '/form-problem', noindex: true }),
      load: () => import('./pages/form-problem-page'),
    },
    definePage({
      path: searchPath,
      metadata: () => ({ ...pageMetadata.search, canonical: searchPath, noindex: true }),
      // The publisher adds the pages of the whole site as data.
      data: (): SearchPageData => ({ pages: [], artefacts: [] }),
      load: () => import('./pages/search/search-page'),
    }),
    definePage({
      path: menuPath,
      metadata: () => ({ ...pageMetadata.menu, canonical: menuPath, noindex: true }),
      // The publisher adds the menus of the whole site as data.
      data: (): ListedMenu[] => [],
      load: () => import('./pages/menu-page'),
    }),
  ],
  slots: {
    'program.teachers': {
      load: () => import('./fills/program-teachers'),
      hydrate: 'with-page',
      props: z.object({ code: z.string() }),
    },
  },
  offers: {
    'home.programs': { essential: true },
    'home.admissions': { essential: true },
    'home.podcast': { essential: true },
    'enrollment.options': { essential: true },
    'enrollment.inquiry': { essential: true },
    'footer.newsletter': { essential: true },
  },
  navigation: [
    { place: 'header', label: 'Home', to: '/', order: 100 },
    { place: 'header', label: 'Faculty', to: '/faculty', order: 400 },
    { place: 'header', label: 'About', to: '/about', order: 500 },
    { place: 'footer', label: 'Faculty', to: '/faculty', order: 300 },
    { place: 'footer', label: 'About', to: '/about', order: 500 },
  ],
})
