// @vitest-environment happy-dom
import { fireEvent, renderHook } from '@testing-library/react'
import type { Window } from 'happy-dom'
import { BrowserRouter, useNavigationType } from 'react-router-dom'
import { addressBehind, useLinks } from './links'

beforeAll(() => {
  const { happyDOM } = window as unknown as Window
  happyDOM.setURL('https://college.example/')
  // It would follow a link before the document hears of the click.
  happyDOM.settings.navigation.disableFallbackToSetURL = true
})

/** What `addressBehind` says of the mouse over the `b` of `html`. */
function behind(html: string): string | undefined {
  document.body.innerHTML = html
  let answer: string | undefined
  document.addEventListener('mouseover', (event) => (answer = addressBehind(event, '/resources?from=a')), {
    once: true,
  })
  document.querySelector('b')?.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }))
  return answer
}

it.each([
  ['/programs/pkt', '/programs/pkt'],
  ['/admissions?from=a#quick-inquiry', '/admissions?from=a#quick-inquiry'],
  ['https://college.example/about', '/about'],
  ['#top', '/resources?from=a#top'],
])('%s is a page of the site', (href, address) => {
  expect(behind(`<a href="${href}"><b>Go</b></a>`)).toBe(address)
})

it.each([
  ['another site', '<a href="https://other.example/about"><b>Go</b></a>'],
  ['a mail address', '<a href="mailto:somebody@college.example"><b>Go</b></a>'],
  ['a file', '<a href="/assets/guide.pdf"><b>Go</b></a>'],
  ['a link into another tab', '<a href="/about" target="_blank"><b>Go</b></a>'],
  ['a download', '<a href="/about" download><b>Go</b></a>'],
  ['a malformed address', '<a href="https://[college.example/"><b>Go</b></a>'],
  ['no link', '<p><b>Go</b></p>'],
])('%s is left to the browser', (_, html) => {
  expect(behind(html)).toBeUndefined()
})

describe('a page that follows its links', () => {
  const words = () => document.querySelector('b')!

  /** Shows a link to `href` on the page /about; what the last navigation did to the history. */
  function withLink(href: string) {
    history.replaceState(null, '', '/about')
    document.body.innerHTML = `<a href="${href}"><b>Go</b></a>`
    const followed = () => {
      useLinks()
      return useNavigationType()
    }
    return renderHook(followed, { wrapper: BrowserRouter }).result
  }

  it.each([
    ['to another page makes an entry of the history', '/contact', 'PUSH'],
    ['to the page itself makes none', '/about', 'REPLACE'],
  ])('a link %s', (_, href, type) => {
    const navigation = withLink(href)
    expect(fireEvent.click(words())).toBe(false)
    expect(location.pathname).toBe(href)
    expect(navigation.current).toBe(type)
  })

  it.each(['ctrlKey', 'metaKey', 'shiftKey', 'altKey'])('a click with the %s is the browser’s', (key) => {
    const navigation = withLink('/contact')
    expect(fireEvent.click(words(), { [key]: true })).toBe(true)
    expect(navigation.current).toBe('POP')
  })

  it('a click that the page has handled leads nowhere', () => {
    const navigation = withLink('/contact')
    words().addEventListener('click', (event) => event.preventDefault())
    fireEvent.click(words())
    expect(navigation.current).toBe('POP')
  })
})
