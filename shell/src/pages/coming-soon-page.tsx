import { Actions, Card, CardTitle, Grid, PageHeader, Ruled, Section, SectionHeading, Slot } from 'shared-ui'
import { amalaki } from 'shared-ui/plants'
import { comingSoon } from '../../content/coming-soon'
import { comingSoonBreadcrumbs } from './breadcrumbs'

/** The target of enrollment and portal links until both open, with ways to begin without them. */
export default function ComingSoonPage() {
  const { eyebrow, title, lead, apply, actions } = comingSoon
  return (
    <>
      <PageHeader
        eyebrow={eyebrow}
        title={title}
        lead={lead}
        breadcrumbs={comingSoonBreadcrumbs}
        plant={amalaki}
      >
        <Actions actions={[apply, ...actions]} others="outline-light" />
      </PageHeader>
      <Slot name="enrollment.options" />
      <div id="quick-inquiry">
        <Slot name="enrollment.inquiry" />
      </div>
      <PortalFeatures />
      <Meanwhile />
    </>
  )
}

function PortalFeatures() {
  const { title, lead, items } = comingSoon.features
  return (
    <Section aria-labelledby="portal-features">
      <SectionHeading id="portal-features" title={title} lead={lead} />
      <Grid columns={4}>
        {items.map(({ title: feature, description }) => (
          <li key={feature}>
            <Ruled>
              <CardTitle>{feature}</CardTitle>
              <p className="pg:mt-3">{description}</p>
            </Ruled>
          </li>
        ))}
      </Grid>
    </Section>
  )
}

function Meanwhile() {
  const { meanwhile, help } = comingSoon
  return (
    <Section tone="warm" aria-labelledby="meanwhile">
      <div className="pg:grid pg:gap-x-16 pg:gap-y-10 pg:lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="pg:max-w-[40rem]">
          <SectionHeading id="meanwhile" title={meanwhile.title} />
          <div className="pg:space-y-4">
            {meanwhile.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </div>
        <Card className="pg:self-start">
          <CardTitle as="h2">{help.title}</CardTitle>
          <p className="pg:mt-3 pg:text-muted">{help.text}</p>
          <p className="pg:mt-5">
            {`${help.mailLabel} `}
            <a
              href={`mailto:${help.mail}`}
              className="kit-address pg:font-semibold pg:text-gold-deep pg:underline"
            >
              {help.mail}
            </a>
          </p>
        </Card>
      </div>
    </Section>
  )
}
