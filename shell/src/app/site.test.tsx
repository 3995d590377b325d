// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react'
import { type LoadedPage, resolved } from '../release/page'
import { Site } from './site'
import { SiteRouter } from '../navigation/router'

const rendered = vi.fn<() => void>()

/** A page that shows its name and links to `/contact`. */
function pageNamed(name: string): LoadedPage {
  const Component = () => {
    rendered()
    return (
      <>
        <h1>{name}</h1>
        <a href="/contact">/contact</a>
      </>
    )
  }
  return {
    title: name,
    head: '',
    params: {},
    page: { kind: 'component', remote: 'shell', Component },
    slots: {},
  }
}

const pages = new Map([
  ['/about', resolved(pageNamed('About'))],
  ['/contact', resolved(pageNamed('Contact'))],
])
const visit = (path: string) => pages.get(path)!
const source = { visit, prefetch: visit, readData: visit }

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

const link = () => screen.getByRole('link', { name: '/contact' })

const headings = () => [...document.querySelectorAll('main h1')].map(({ textContent }) => textContent)

it('the first focus stop of a page leads past the header', () => {
  const { container } = showAbout()
  const first = container.querySelector('a[href], button, summary, [tabindex="0"]')
  expect(first?.textContent).toBe('Skip to the content')
  expect(first?.getAttribute('href')).toBe(`#${screen.getByRole('main').id}`)
})

it('a link that is pressed and let go elsewhere leaves the page as it was', () => {
  showAbout()
  fireEvent.pointerDown(link(), { pointerType: 'mouse', button: 0 })
  fireEvent.pointerUp(document.body, { pointerType: 'mouse', button: 0 })
  expect(headings()).toEqual(['About'])
  expect(rendered).not.toHaveBeenCalled()
})

it('a link brings its page in the place of the one before', () => {
  showAbout()
  fireEvent.click(link())
  expect(headings()).toEqual(['Contact'])
  expect(rendered).toHaveBeenCalledOnce()
})

it('a navigation closes the menu, and no other dialog', () => {
  const { container } = showAbout()
  const dialog = document.createElement('dialog')
  container.append(dialog)
  dialog.show()
  fireEvent.click(screen.getByRole('button', { name: 'Open the menu' }))
  const menu = screen.getByRole<HTMLDialogElement>('dialog', { name: 'Menu' })
  expect([menu.open, dialog.open]).toEqual([true, true])
  fireEvent.click(link())
  expect([menu.open, dialog.open]).toEqual([false, true])
})
