import { pages } from './testing/pages'

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
