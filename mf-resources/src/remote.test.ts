import { describe, expect, it } from 'vitest'
import { topicPath, topics, type Topic } from '../content/topics'
import remote from './remote'
import { pages } from './testing/pages'

describe('the pages of mf-resources', () => {
  it('are the hub, seven topics and the glossary, each at its own address', () => {
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

  it('end their breadcrumbs with the page itself', () => {
    for (const { path, head } of pages) expect(head.breadcrumbs?.at(-1)?.to).toBe(path)
  })

  it('describe themselves to search engines without claiming a date', () => {
    for (const { path, head } of pages) {
      const data = JSON.stringify(head.structuredData)
      expect(data, path).toContain(`"url":"${path}"`)
      expect(data, path).not.toMatch(/date(Published|Modified|Created)/)
    }
  })
})

describe('the Resources menu', () => {
  it('has all resources and the seven topics in order', () => {
    const entries = remote.navigation.toSorted((a, b) => a.order - b.order)
    expect(entries.map((entry) => entry.label)).toEqual([
      'View All Resources',
      'Classical Texts',
      'Health Conditions',
      'Lifestyle Practices',
      'Panchakarma & Therapies',
      'Educational Guides',
      'Research & Links',
      'Wellness Tools',
    ])
    expect(entries[0]?.overview).toBe(true)
  })

  it('leads to each topic’s page', () => {
    const paths = (Object.keys(topics) as Topic[]).map(topicPath)
    expect(remote.navigation.slice(1).map((entry) => entry.to)).toEqual(paths)
  })
})
