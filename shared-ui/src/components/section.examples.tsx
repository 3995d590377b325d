import { Container, Section, SectionHeading } from './section'

export const Plain = () => (
  <Section>
    <SectionHeading title="Plain ground" />
  </Section>
)

export const Warm = () => (
  <Section tone="warm">
    <SectionHeading title="Warm ground" eyebrow="With an eyebrow" lead="And an introduction." />
  </Section>
)

export const Sage = () => (
  <Section tone="sage">
    <SectionHeading title="Sage ground" align="center" lead="Centred." />
  </Section>
)

export const Deep = () => (
  <Section tone="deep" narrow>
    <SectionHeading title="Deep ground" lead="As wide as running text." />
  </Section>
)

export const PageColumn = () => <Container>The width of the page’s column.</Container>
