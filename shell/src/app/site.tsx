import { SlotProvider, type FillSlot, type NavigationEntry, type SlotName } from 'shared-ui'
import { use, useCallback, useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { SiteFooter } from '../layout/site-footer'
import { SiteHeader } from '../layout/site-header'
import { SkipLink } from '../layout/skip-link'
import { Notifications } from '../layout/notifications'
import { PrintColophon } from '../layout/print-colophon'
import { SectionPiece } from '../remotes/section-piece'
import { useHydrationTime } from './fade-over'
import { layOutInTurn } from './lay-out'
import type { LoadedPage, PageSource } from './loaded-page'
import { useArrival } from './use-arrival'
import { useSiteLinks } from './use-site-links'

interface SiteProps {
  source: PageSource
  navigation: NavigationEntry[]
  /** Told of every slot that the page holds; the publisher asks. */
  onSlot?: (name: SlotName) => void
}

/** The frame of every page and the page in it. Needs a router around it. */
export function Site({ source, navigation, onSlot }: SiteProps) {
  const { pathname } = useLocation()
  const page = use(source.visit(pathname))
  useHydrationTime()
  useEffect(() => void layOutInTurn(), [])
  useArrival(page)
  useSiteLinks(source)
  const fillSlot = useFillSlot(page, onSlot)
  return (
    <SlotProvider value={fillSlot}>
      <SkipLink />
      <PrintColophon />
      <SiteHeader navigation={navigation} />
      <main id="main" tabIndex={-1}>
        <SectionPiece key={pathname} name="page" piece={page.page} props={{ params: page.params }} />
      </main>
      <SiteFooter navigation={navigation} />
      <Notifications />
    </SlotProvider>
  )
}

function useFillSlot(page: LoadedPage, onSlot: SiteProps['onSlot']) {
  return useCallback<FillSlot>(
    (name, props) => {
      onSlot?.(name)
      const piece = page.slots[name]
      return piece ? <SectionPiece name={name} piece={piece} props={props} /> : null
    },
    [page, onSlot],
  )
}
