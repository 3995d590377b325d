import { execFileSync } from 'node:child_process'
import { menuPath } from '../../navigation/menu-addresses'
import { sampleBuilds, samplePage } from '../../store/testing/sample-build'
import { plannedPages } from './page-plan'

it('plans the pages of a live shell that brings no settings: the change may replace it', () => {
  const live = sampleBuilds({ name: 'shell', contract: 1, pages: [samplePage(menuPath)] })
  expect([...plannedPages(live).keys()]).toEqual([menuPath])
})

it('plans, lists and finds pages in one order, whatever the locale of the machine', () => {
  const program = `
    import { sampleBuilds, samplePage } from './store/testing/sample-build.ts'
    import { navigationOf } from './publish/compose/combination.ts'
    import { plannedPages } from './publish/render/page-plan.ts'
    import { searchPageData } from './publish/render/search-index.ts'
    const navigation = ['/pkt', '/aap'].map((to) => ({ to, order: 1 }))
    const builds = sampleBuilds({ navigation, pages: ['/pkt', '/aap'].map(samplePage) })
    const found = searchPageData(builds).pages.map(({ path }) => path)
    console.log(...plannedPages(builds).keys(), ...navigationOf(builds).map(({ to }) => to), ...found)`
  const cwd = new URL('../..', import.meta.url)
  const typescript = ['--import', './build/register-typescript.mjs', '--input-type=module']
  // Node takes the locale of its start. In Danish, aa comes after z.
  const env = { ...process.env, LC_ALL: 'da_DK.UTF-8' }
  const order = execFileSync(process.execPath, [...typescript, '-e', program], {
    cwd,
    env,
    encoding: 'utf8',
  })
  expect(order).toBe('/aap /pkt /aap /pkt /aap /pkt\n')
})
