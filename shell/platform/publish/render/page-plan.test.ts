import { menuPath } from '../../navigation/menu-addresses'
import { sampleBuilds, samplePage } from '../../store/testing/sample-build'
import { plannedPages } from './page-plan'

it('plans the pages of a live shell that brings no settings: the change may replace it', () => {
  const live = sampleBuilds({ name: 'shell', contract: 1, pages: [samplePage(menuPath)] })
  expect([...plannedPages(live).keys()]).toEqual([menuPath])
})
