import { CardTitle, ExternalLink, Grid, Ruled, Section, SectionHeading } from 'shared-ui'
import { programLabels } from '../../content/program-labels'
import type { Internships } from '../../content/program-texts'

export function InternshipsSection({ internships: { intro, places } }: { internships: Internships }) {
  return (
    <Section tone="sage" aria-labelledby="internships">
      <SectionHeading id="internships" title={programLabels.internships} lead={intro} />
      <Grid columns={3}>
        {places.map(({ title, text, link }) => (
          <li key={title}>
            <Ruled>
              <CardTitle>{title}</CardTitle>
              <p className="pr:mt-3">{text}</p>
              {link && (
                <p className="pr:mt-4">
                  <ExternalLink href={link.href} className="pr:font-semibold pr:text-gold-deep pr:underline">
                    {link.label}
                  </ExternalLink>
                </p>
              )}
            </Ruled>
          </li>
        ))}
      </Grid>
    </Section>
  )
}
