import { Card, CardTitle, Icon, site, type IconName } from 'shared-ui'
import type { ReactNode } from 'react'
import { contact } from '../../content/contact'

const { location, mail } = contact
const { street, city, region, postalCode, country } = site.address

export function ContactDetails() {
  return (
    <>
      <Detail icon="pin" title={location.title}>
        <address className="en:not-italic">
          {street}
          <br />
          {`${city}, ${region} ${postalCode}`}
          <br />
          {country}
        </address>
        <p>{location.place}.</p>
        <p>{location.visit}</p>
      </Detail>
      <Detail icon="mail" title={mail.title}>
        <p>{mail.text}</p>
        <a href={`mailto:${site.email}`} className="en:font-semibold en:text-gold-deep en:underline">
          {site.email}
        </a>
      </Detail>
    </>
  )
}

function Detail({ icon, title, children }: { icon: IconName; title: string; children: ReactNode }) {
  return (
    <Card className="en:flex en:h-auto! en:gap-5">
      <Icon name={icon} className="en:mt-0.5 en:size-6 en:text-gold-strong" />
      <div className="en:min-w-0 en:space-y-2">
        <CardTitle as="h2">{title}</CardTitle>
        {children}
      </div>
    </Card>
  )
}
