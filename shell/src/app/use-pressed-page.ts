import { useEffect, useEffectEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import { useLocation, type Location } from 'react-router-dom'
import { isThere, type LoadedPage, type PageSource } from './loaded-page'
import { isPlain, pageBehind, pathOf } from './site-link'

interface PressedPage {
  path: string
  page: LoadedPage
  /** Where the visitor is while the link is held down. */
  from: Location
}

/**
 * The page whose link the mouse holds down, if it is there: to be rendered out of sight, so that letting go only has to show
 * it. A touch may be the start of a scroll and is left alone.
 */
export function usePressedPage({ prefetch }: PageSource): PressedPage | undefined {
  const from = useLocation()
  const [pressed, setPressed] = useState<PressedPage>()
  const press = useEffectEvent((event: PointerEvent) => {
    if (event.pointerType !== 'mouse' || !isPlain(event)) return
    const link = pageBehind(event, from.pathname + from.search)
    const path = link === undefined ? from.pathname : pathOf(link)
    if (path === from.pathname) return
    const loading = prefetch(path)
    if (isThere(loading)) flushSync(() => setPressed({ path, page: loading.value, from }))
  })
  useEffect(() => {
    const listener = (event: PointerEvent) => press(event)
    document.addEventListener('pointerdown', listener, { passive: true })
    return () => document.removeEventListener('pointerdown', listener)
  }, [])
  return pressed?.from === from ? pressed : undefined
}
