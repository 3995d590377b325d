import { site, useIsHydrated } from 'shared-ui'
import { useLocation } from 'react-router-dom'

const { collegeName, email, address } = site

/** On paper, which has no header and footer: the college, and the address of the page; without scripts only its path. */
export function PrintColophon() {
  const { pathname } = useLocation()
  const host = useIsHydrated() ? location.host : ''
  const words = [collegeName, address.city, address.region, email, host + pathname].join(', ')
  return (
    <p
      className="kit-print-only"
      // The page of an unknown address is served as /404, so its path differs.
      suppressHydrationWarning
    >
      {words}
    </p>
  )
}
