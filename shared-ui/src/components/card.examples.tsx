import { Badge } from './badge'
import { Card, CardTitle, LinkCard, Ruled } from './card'

export const Plain = () => (
  <Card>
    <CardTitle>Mentors</CardTitle>
    <p>Each student has one teacher to turn to.</p>
  </Card>
)

export const Reference = () => (
  <Ruled>
    <CardTitle>Mentors</CardTitle>
    <p>Each student has one teacher to turn to.</p>
  </Ruled>
)

export const OneLink = () => (
  <LinkCard href="/programs/pkt" title="Panchakarma Technician">
    Two hundred hours of practice.
  </LinkCard>
)

export const OneLinkWithEyebrowAndAction = () => (
  <LinkCard href="/programs/pkt" title="Panchakarma Technician" eyebrow={<Badge>PKT</Badge>} action="Read on">
    Two hundred hours of practice.
  </LinkCard>
)
