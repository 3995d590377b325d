import { BulletList, Callout, CardTitle, Grid, Ruled, Section, SectionHeading } from 'shared-ui'
import { structure } from '../../../content/about'

export function StructureSection() {
  const { eyebrow, title, lead, parties, note } = structure
  return (
    <Section tone="sage" aria-labelledby="structure">
      <SectionHeading id="structure" eyebrow={eyebrow} title={title} lead={lead} />
      <Grid columns={2}>
        {parties.map((party) => (
          <li key={party.title}>
            <Ruled>
              <CardTitle>{party.title}</CardTitle>
              <p className="pg:mt-3 pg:mb-5">{party.description}</p>
              <BulletList items={party.duties} />
            </Ruled>
          </li>
        ))}
      </Grid>
      <Callout title={note.title} text={note.text} className="pg:mt-8" />
    </Section>
  )
}
