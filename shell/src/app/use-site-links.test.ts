// @vitest-environment happy-dom
import { fireEvent, renderHook } from '@testing-library/react'
import type { Window } from 'happy-dom'
import { BrowserRouter, useNavigationType } from 'react-router-dom'
import type { LoadedPage, PageSource } from './loaded-page'
import { useSiteLinks } from './use-site-links'

beforeAll(() => {
  const { happyDOM } = window as unknown as Window
  happyDOM.setURL('https://college.example/')
  // It would follow a link before the document hears of the click.
  happyDOM.settings.navigation.disableFallbackToSetURL = true
})

describe('a page that follows its links', () => {
  const words = () => document.querySelector('b')!

  /** Shows a link to `href` on the page /about; which visits it announces, and what the last one did to the history. */
  function withLink(href: string) {
    const announced: string[] = []
    const visit = () => new Promise<LoadedPage>(() => {})
    const prefetch = (path: string) => {
      announced.push(path)
      return visit()
    }
    const source: PageSource = { visit, prefetch, foresee: () => {} }
    history.replaceState(null, '', '/about')
    document.body.innerHTML = `<a href="${href}"><b>Go</b></a>`
    const followed = () => {
      useSiteLinks(source)
      return useNavigationType()
    }
    return { announced, navigation: renderHook(followed, { wrapper: BrowserRouter }).result }
  }

  it.each([
    ['to another page makes an entry of the history', '/contact', 'PUSH'],
    ['to the page itself makes none', '/about', 'REPLACE'],
  ])('a link %s', (_, href, type) => {
    const { navigation } = withLink(href)
    expect(fireEvent.click(words())).toBe(false)
    expect(location.pathname).toBe(href)
    expect(navigation.current).toBe(type)
  })

  it.each(['ctrlKey', 'metaKey', 'shiftKey', 'altKey'])('a click with the %s is the browser’s', (key) => {
    const { navigation } = withLink('/contact')
    expect(fireEvent.click(words(), { [key]: true })).toBe(true)
    expect(navigation.current).toBe('POP')
  })

  it.each(['mouseOver', 'focusIn', 'touchStart'] as const)('the visit is announced on %s', (event) => {
    const { announced } = withLink('/contact#visit')
    fireEvent[event](words())
    expect(announced).toEqual(['/contact'])
  })
})
