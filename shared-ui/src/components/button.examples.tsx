import { Button, ButtonLink, ExternalButtonLink } from './button'
import { Section } from './section'

export const Green = () => <Button>Send</Button>

export const Gold = () => <Button variant="gold">Enroll now</Button>

export const Outline = () => <Button variant="outline">View all programs</Button>

export const OutlineOnDeepGround = () => (
  <Section tone="deep">
    <Button variant="outline-light">View all programs</Button>
  </Section>
)

export const Small = () => <Button size="small">Send</Button>

export const Sending = () => <Button aria-disabled>Sending...</Button>

export const LinkToPage = () => <ButtonLink href="/admissions">Admissions</ButtonLink>

export const LinkToOtherSite = () => (
  <ExternalButtonLink href="https://other.example" variant="outline">
    Student portal
  </ExternalButtonLink>
)
