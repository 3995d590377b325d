// @vitest-environment happy-dom
import { render, screen, within } from '@testing-library/react'
import { site } from 'shared-ui'
import { topicPath, topics, type Topic } from '../content/topics'
import { pages } from './testing/pages'

async function visit(path: string) {
  const page = pages.find((candidate) => candidate.path === path)
  if (!page) throw new Error(`No page at ${path}`)
  const { default: Page } = await page.load()
  return render(<Page params={page.params} data={page.data} />)
}

const hrefs = (links: HTMLElement[]) => links.map((link) => link.getAttribute('href'))

const related = async (path: string) => {
  await visit(path)
  return hrefs(within(screen.getByRole('region', { name: 'Continue reading' })).getAllByRole('link'))
}

it.each(pages)('$path has its title as heading, and the education notice', async ({ path, head }) => {
  await visit(path)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(head.title)
  expect(screen.getAllByRole('note').at(-1)?.textContent).toContain('For education only')
})

describe.each(pages.filter(({ path }) => path !== '/resources'))('$path', ({ path }) => {
  it('has a contents list that leads to every section', async () => {
    const { container } = await visit(path)
    const contents = within(screen.getByRole('navigation', { name: 'On this page' }))
    const anchors = hrefs(contents.getAllByRole('link'))
    const sections = [...container.querySelectorAll('section[id]')].map((section) => `#${section.id}`)
    // Folded for phones, and open for wider screens.
    expect(anchors).toEqual([...sections, ...sections])
  })

  it('leads back to all resources', async () => {
    await visit(path)
    expect(hrefs([screen.getByRole('link', { name: 'Back to all resources' })])).toEqual(['/resources'])
  })

  it('leads to other pages, each once', async () => {
    const links = await related(path)
    expect(new Set(links).size).toBe(links.length)
    expect(links).not.toContain(path)
  })
})

it('a button says which list or recipe it prints', async () => {
  await visit('/resources/wellness-tools')
  const names = screen.getAllByRole('button', { name: /^Print this/ }).map(({ textContent }) => textContent)
  expect(names).toContain('Print this list: Daily Routine')
  expect(new Set(names).size).toBe(names.length)
})

describe('links to read on with', () => {
  it.each(['classical-texts', 'panchakarma-therapies'])('%s leads to all other topics', async (topic) => {
    const paths = (Object.keys(topics) as Topic[]).map(topicPath)
    const others = paths.filter((path) => path !== `/resources/${topic}`)
    expect(new Set(await related(`/resources/${topic}`))).toEqual(new Set(others))
  })

  it.each([
    ['educational-guides', ['wellness-tools', 'lifestyle-practices', 'classical-texts']],
    ['research-links', ['classical-texts', 'educational-guides', 'panchakarma-therapies']],
    ['wellness-tools', ['lifestyle-practices', 'educational-guides', 'health-conditions']],
  ])('%s leads to %j', async (topic, topics) => {
    expect(await related(`/resources/${topic}`)).toEqual(topics.map((other) => `/resources/${other}`))
  })
})

it('the hub leads to the podcast between its four and its three cards', async () => {
  await visit('/resources')
  const podcast = within(screen.getByRole('region', { name: site.podcastName }))
  expect(hrefs([podcast.getByRole('link')])).toEqual(['/podcast'])
  const regions = screen.getAllByRole('region').slice(0, 3)
  expect(regions.map((region) => within(region).getAllByRole('link').length)).toEqual([4, 1, 3])
})

describe('the research page', () => {
  it('shows names only: no link leaves the site', async () => {
    await visit('/resources/research-links')
    expect(hrefs(screen.getAllByRole('link')).filter((href) => !/^[/#]/.test(href ?? ''))).toEqual([])
  })

  it('tags each of five journals as Open Access or Peer-Reviewed', async () => {
    await visit('/resources/research-links')
    const journals = within(screen.getByRole('region', { name: 'Academic journals' }))
    expect(journals.getAllByText(/^(Open Access|Peer-Reviewed)$/)).toHaveLength(5)
  })
})
