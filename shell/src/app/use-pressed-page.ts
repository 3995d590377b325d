import { useEffect, useEffectEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import { useLocation, type Location } from 'react-router-dom'
import { layOutPressedPage } from './lay-out'
import { isThere, type LoadedPage, type PageSource } from './loaded-page'
import { isPlain, pageBehind, pathOf } from './site-link'

interface PressedPage {
  path: string
  page: LoadedPage
  /** Where the visitor is while the link is held down. */
  from: Location
}

/**
 * The page whose link the mouse holds down, if it is there: to be rendered and laid out beside the screen, so that letting go
 * only has to show it. It is given up with the next press or key. A touch may be the start of a scroll and is left alone.
 */
export function usePressedPage({ prefetch }: PageSource): PressedPage | undefined {
  const from = useLocation()
  const [pressed, setPressed] = useState<PressedPage>()
  const pageOf = (event: PointerEvent): PressedPage | undefined => {
    const link = isPlain(event) && pageBehind(event, from.pathname + from.search)
    if (!link || pathOf(link) === from.pathname) return undefined
    const path = pathOf(link)
    const loading = prefetch(path)
    return isThere(loading) ? { path, page: loading.value, from } : undefined
  }
  const press = useEffectEvent((event: PointerEvent) => {
    if (event.pointerType !== 'mouse') return
    flushSync(() => setPressed(pageOf(event)))
    layOutPressedPage()
  })
  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    document.addEventListener('pointerdown', (event) => press(event), { signal, passive: true })
    document.addEventListener('keydown', () => setPressed(undefined), { signal, passive: true })
    return () => listening.abort()
  }, [])
  return pressed?.from === from ? pressed : undefined
}
