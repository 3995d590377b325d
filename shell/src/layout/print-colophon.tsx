import { site } from 'shared-ui'
import { useLocation } from 'react-router-dom'

const { collegeName, email, address } = site

/** On paper, where the header and the footer are left out: whose page it is, and its place on the site. */
export function PrintColophon() {
  const { pathname } = useLocation()
  const words = [collegeName, address.city, address.region, email, pathname].join(', ')
  // The page of an unknown address is served as /404.
  return (
    <p className="kit-print-only" suppressHydrationWarning>
      {words}
    </p>
  )
}
