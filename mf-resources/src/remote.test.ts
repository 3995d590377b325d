import { pages } from './testing/pages'

it('has the hub, seven topics and the glossary, each at its own address', () => {
  expect(pages.map(({ path }) => path)).toEqual([
    '/resources',
    '/resources/classical-texts',
    '/resources/health-conditions',
    '/resources/lifestyle-practices',
    '/resources/panchakarma-therapies',
    '/resources/educational-guides',
    '/resources/research-links',
    '/resources/wellness-tools',
    '/resources/glossary',
  ])
})

it('ends the breadcrumbs of each page with the page itself', () => {
  for (const { path, head } of pages) expect(head.breadcrumbs?.at(-1)?.to).toBe(path)
})

it('describes each page to search engines without claiming a date', () => {
  for (const { path, head } of pages) {
    const data = JSON.stringify(head.structuredData)
    expect(data, path).toContain(`"url":"${path}"`)
    expect(data, path).not.toMatch(/date(Published|Modified|Created)/)
  }
})
