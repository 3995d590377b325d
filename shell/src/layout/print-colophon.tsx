import { site } from 'shared-ui'

const { collegeName, email, address } = site

/** On paper, where the header and the footer are left out: whose page it is. */
export function PrintColophon() {
  return (
    <p className="kit-print-only">
      {collegeName}, {address.city}, {address.region}, {email}
    </p>
  )
}
