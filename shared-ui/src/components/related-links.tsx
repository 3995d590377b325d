import { Grid } from './grid'
import { LinkCard } from './card'
import { Section, SectionHeading } from './section'

/** A page that may interest the reader next. */
interface RelatedLink {
  to: string
  label: string
  text: string
}

/** The last section of a page: related pages. The search finds those themselves. */
export function RelatedLinks({ title, links }: { title: string; links: RelatedLink[] }) {
  return (
    <Section tone="warm" aria-labelledby="related-links" data-unsearched="" className="kit-screen-only">
      <SectionHeading id="related-links" title={title} />
      <Grid columns={links.length === 2 ? 2 : links.length === 4 ? 4 : 3}>
        {links.map(({ to, label, text }) => (
          <li key={to}>
            <LinkCard href={to} title={label} action="Read on">
              {text}
            </LinkCard>
          </li>
        ))}
      </Grid>
    </Section>
  )
}
