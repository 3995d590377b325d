// @vitest-environment happy-dom
import { fireEvent, renderHook } from '@testing-library/react'
import type { Window } from 'happy-dom'
import { BrowserRouter, useNavigationType } from 'react-router-dom'
import type { LoadedPage, PageSource } from './page'
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

  describe('and loads their pages ahead', () => {
    beforeEach(() => void vi.useFakeTimers())
    afterEach(() => {
      vi.useRealTimers()
      vi.unstubAllGlobals()
    })

    it.each(['focusIn', 'touchStart'] as const)('at once on %s', (event) => {
      const { announced } = withLink('/contact#visit')
      fireEvent[event](words())
      expect(announced).toEqual(['/contact'])
    })

    it('once the pointer has rested on a link', () => {
      const { announced } = withLink('/contact#visit')
      fireEvent.mouseOver(words())
      vi.advanceTimersByTime(60)
      expect(announced).toEqual([])
      vi.advanceTimersByTime(40)
      expect(announced).toEqual(['/contact'])
    })

    it('not when the pointer only crosses it', () => {
      const { announced } = withLink('/contact')
      fireEvent.mouseOver(words())
      vi.advanceTimersByTime(60)
      fireEvent.mouseOver(document.body)
      vi.advanceTimersByTime(1000)
      expect(announced).toEqual([])
    })

    it.each([
      ['saves data', { saveData: true, effectiveType: '4g' }],
      ['is on 2G', { saveData: false, effectiveType: '2g' }],
      ['is on slow 2G', { saveData: false, effectiveType: 'slow-2g' }],
    ])('not for a visitor who %s', (_, connection) => {
      vi.stubGlobal('navigator', { connection })
      const { announced } = withLink('/contact')
      fireEvent.mouseOver(words())
      vi.advanceTimersByTime(1000)
      fireEvent.focusIn(words())
      fireEvent.touchStart(words())
      expect(announced).toEqual([])
    })
  })
})
