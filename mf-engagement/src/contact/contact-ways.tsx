import { Callout, Card, CardTitle, Grid, Icon, Link, Section, ShareButtons, site, type IconName } from 'shared-ui'
import type { ReactNode } from 'react'
import { contact } from '../../content/contact'

const { followUs, location, mail, emergency } = contact
const { street, city, region, postalCode, country } = site.address

/** Where the college is and how else to reach it. */
export function ContactWays() {
  return (
    <Section tone="warm" aria-label="Location and other ways to reach us">
      <Grid columns={3}>
        <Way icon="pin" title={location.title}>
          <address className="en:not-italic">
            {street}
            <br />
            {city}, {region} {postalCode}
            <br />
            {country}
          </address>
          <p>{location.place}.</p>
          <p>{location.visit}</p>
        </Way>
        <Way icon="mail" title={mail.title}>
          <p>{mail.text}</p>
          <Link to={`mailto:${site.email}`} className="en:font-semibold en:text-gold-deep en:underline">
            {site.email}
          </Link>
        </Way>
        <Way icon="people" title={followUs.title}>
          <p>{followUs.text}</p>
          <ShareButtons />
        </Way>
      </Grid>
      <Callout tone="caution" title={emergency.title} className="en:mt-8">
        <p>{emergency.text}</p>
      </Callout>
    </Section>
  )
}

function Way({ icon, title, children }: { icon: IconName; title: string; children: ReactNode }) {
  return (
    <li>
      <Card className="en:space-y-3">
        <Icon name={icon} className="en:size-7 en:text-gold-strong" />
        <CardTitle as="h2">{title}</CardTitle>
        {children}
      </Card>
    </li>
  )
}
