import type { NavigationEntry } from 'shared-ui'
import { use, useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { SiteFooter } from '../layout/site-footer'
import { SiteHeader } from '../layout/site-header'
import { SkipLink } from '../layout/skip-link'
import { Notifications } from '../layout/notifications'
import { PrintColophon } from '../layout/print-colophon'
import { useHydrationTime } from './fade-over'
import { foreseePages } from './foresee-pages'
import { layOutInTurn } from './lay-out'
import type { LoadedPage, PageSource } from './loaded-page'
import { PageSlots, type PageSlotsProps } from './page-slots'
import { SitePage } from './site-page'
import { useArrival } from './use-arrival'
import { usePressedPage } from './use-pressed-page'
import { useSiteLinks } from './use-site-links'

interface SiteProps {
  source: PageSource
  navigation: NavigationEntry[]
  onSlot?: PageSlotsProps['onSlot']
}

/** The frame of every page and the page in it. Needs a router around it. */
export function Site({ source, navigation, onSlot }: SiteProps) {
  const { pathname } = useLocation()
  const page = use(source.visit(pathname))
  useHydrationTime()
  useEffect(() => void layOutInTurn().then(() => foreseePages(source)), [source])
  useArrival(page)
  useSiteLinks(source)
  return (
    <PageSlots page={page} onSlot={onSlot}>
      <SkipLink />
      <PrintColophon />
      <SiteHeader navigation={navigation} />
      <Pages path={pathname} page={page} source={source} onSlot={onSlot} />
      <SiteFooter navigation={navigation} />
      <Notifications />
    </PageSlots>
  )
}

interface PagesProps extends Pick<SiteProps, 'source' | 'onSlot'> {
  path: string
  page: LoadedPage
}

/** The page on the screen, and beside it the one whose link is held down. */
function Pages({ path, page, source, onSlot }: PagesProps) {
  const pressed = usePressedPage(source)
  const pages = [{ path, page }, ...(pressed ? [pressed] : [])]
  return pages.map((each) => (
    <SitePage key={each.path} page={each.page} isShown={each.path === path} onSlot={onSlot} />
  ))
}
