import { FirstUses, type NavigationEntry } from 'shared-ui'
import { use, useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { SiteFooter } from '../layout/site-footer'
import { SiteHeader } from '../layout/site-header'
import { SkipLink } from '../layout/skip-link'
import { Notifications } from '../layout/notifications'
import { PrintColophon } from '../layout/print-colophon'
import { layOutInTurn } from '../navigation/lay-out'
import type { PageSource } from '../release/page'
import { PageSlots, type PageSlotsProps } from './page-slots'
import { SitePage } from './site-page'
import { dropThanks, useAfterNavigation } from '../navigation/after-navigation'
import { useLinks } from '../navigation/links'
import { usePrefetch } from '../navigation/prefetch'

interface SiteProps {
  source: PageSource
  navigation: NavigationEntry[]
  onSlot?: PageSlotsProps['onSlot']
}

/** The frame and the page in it. Needs a router around it. */
export function Site({ source, navigation, onSlot }: SiteProps) {
  const { pathname } = useLocation()
  const page = use(source.visit(pathname))
  useEffect(() => void layOutInTurn(), [])
  // After the effects of the page's forms, which ask whether a native post leads here.
  useEffect(dropThanks, [])
  useAfterNavigation(page)
  useLinks()
  usePrefetch(source)
  return (
    <PageSlots page={page} onSlot={onSlot}>
      <SkipLink />
      <PrintColophon />
      <SiteHeader navigation={navigation} />
      <FirstUses key={pathname} readData={source.readData}>
        <SitePage page={page} />
      </FirstUses>
      <SiteFooter navigation={navigation} />
      <Notifications />
    </PageSlots>
  )
}
