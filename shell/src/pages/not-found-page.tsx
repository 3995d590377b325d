import { LinkCard, Grid, PageHeader, Section, SectionHeading } from 'shared-ui'
import art from 'shared-ui/illustrations/brahmi.svg'
import { notFound } from '../../content/not-found'

/** The answer to unknown addresses (404). */
export default function NotFoundPage() {
  const { title, text, help, linksTitle, links } = notFound
  return (
    <>
      <PageHeader title={title} lead={text} art={art}>
        <p className="pg:text-cream/85">{help}</p>
      </PageHeader>
      <Section aria-labelledby="destinations">
        <SectionHeading id="destinations" title={linksTitle} />
        <Grid columns={4}>
          {links.map(({ href, label, text: description }) => (
            <li key={href}>
              <LinkCard href={href} title={label}>
                {description}
              </LinkCard>
            </li>
          ))}
        </Grid>
      </Section>
    </>
  )
}
