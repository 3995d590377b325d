// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react'
import * as fullLoad from './full-load'
import { resolved, type LoadedPage } from './loaded-page'
import { Site } from './site'
import { SiteRouter } from './site-router'

const rendered = vi.fn<() => void>()

/** A page that holds its name and a link to every page. */
function pageNamed(name: string): LoadedPage {
  const Component = () => {
    rendered()
    if (name === 'Faulty') throw new Error('The section fails.')
    return (
      <>
        <h1>{name}</h1>
        {['/contact', '/faculty', '/faulty', '/late'].map((path) => (
          <a key={path} href={path}>
            {path}
          </a>
        ))}
      </>
    )
  }
  return {
    title: name,
    head: '',
    params: {},
    page: { kind: 'component', section: 'shell', Component },
    slots: {},
  }
}

const pages = new Map([
  ['/about', resolved(pageNamed('About'))],
  ['/contact', resolved(pageNamed('Contact'))],
  ['/faculty', resolved(pageNamed('Faculty'))],
  ['/faulty', resolved(pageNamed('Faulty'))],
  ['/late', new Promise<LoadedPage>(() => {})],
])
const visit = (path: string) => pages.get(path)!
const source = { visit, prefetch: visit, foresee: () => {} }

function showAbout() {
  history.replaceState(null, '', '/about')
  const site = render(
    <SiteRouter source={source}>
      <Site source={source} navigation={[]} />
    </SiteRouter>,
  )
  rendered.mockClear()
  return site
}

const link = (name: string) => screen.getByRole('link', { name })
const press = (name: string, options = {}) =>
  fireEvent.pointerDown(link(name), { pointerType: 'mouse', button: 0, ...options })

/** The headings of the pages in the document, beside the screen as well. */
const headings = () => [...document.querySelectorAll('main h1')].map(({ textContent }) => textContent)
const shown = () => screen.getByRole('heading', { level: 1 }).textContent

it('the first focus stop of a page leads past the header', () => {
  const { container } = showAbout()
  const first = container.querySelector('a[href], button, summary, [tabindex="0"]')
  expect(first?.textContent).toBe('Skip to the content')
  expect(first?.getAttribute('href')).toBe(`#${screen.getByRole('main').id}`)
})

it('a page is rendered while its link is held down, and only shown when it is let go', () => {
  showAbout()
  press('/contact')
  expect([shown(), headings()]).toEqual(['About', ['About', 'Contact']])
  expect(rendered).toHaveBeenCalledOnce()
  fireEvent.click(link('/contact'))
  expect([shown(), headings()]).toEqual(['Contact', ['Contact']])
  expect(rendered).toHaveBeenCalledOnce()
})

it.each([
  ['a touch, which may be the start of a scroll', '/contact', { pointerType: 'touch' }],
  ['another button of the mouse', '/contact', { button: 2 }],
  ['a press that asks for another tab', '/contact', { ctrlKey: true }],
  ['a page that still has to load', '/late', {}],
])('nothing is rendered ahead for %s', (_, name, options) => {
  showAbout()
  press(name, options)
  expect(headings()).toEqual(['About'])
})

it.each<[string, () => void, string[]]>([
  ['another navigation', () => fireEvent.click(link('/faculty')), ['Faculty']],
  ['a press elsewhere', () => fireEvent.pointerDown(document.body, { pointerType: 'mouse' }), ['About']],
  ['a key', () => fireEvent.keyDown(document.body, { key: 'Tab' }), ['About']],
])('a page whose link was held down but not followed is gone with %s', (_, act, left) => {
  showAbout()
  press('/contact')
  act()
  expect(headings()).toEqual(left)
})

it('a page that fails is left to the server once its link is followed, not while it is held down', () => {
  const load = vi.spyOn(fullLoad, 'fullLoad').mockImplementation(() => {})
  vi.spyOn(console, 'error').mockImplementation(() => {})
  showAbout()
  press('/faulty')
  expect(load).not.toHaveBeenCalled()
  expect(shown()).toBe('About')
  fireEvent.click(link('/faulty'))
  expect(load).toHaveBeenCalledOnce()
})
