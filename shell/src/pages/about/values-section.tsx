import { CardTitle, Grid, Ruled, Section, SectionHeading } from 'shared-ui'
import brahmi from 'shared-ui/illustrations/brahmi.svg'
import lotus from 'shared-ui/illustrations/lotus.svg'
import tulsi from 'shared-ui/illustrations/tulsi.svg'
import turmeric from 'shared-ui/illustrations/turmeric.svg'
import { values, type Value } from '../../../content/about'

const plantUrl: Record<Value['plant'], string> = { brahmi, lotus, tulsi, turmeric }

export function ValuesSection() {
  const { eyebrow, title, lead, items } = values
  return (
    <Section tone="warm" aria-labelledby="values">
      <SectionHeading id="values" eyebrow={eyebrow} title={title} lead={lead} />
      <Grid columns={2}>
        {items.map(({ title: value, description, plant }) => (
          <li key={value}>
            <Ruled className="pg:flex pg:flex-col pg:gap-5 pg:sm:max-md:flex-row pg:sm:gap-7 pg:lg:flex-row">
              <img
                src={plantUrl[plant]}
                alt=""
                width="112"
                height="112"
                loading="lazy"
                className="pg:size-28 pg:shrink-0"
              />
              <div>
                <CardTitle>{value}</CardTitle>
                <p className="pg:mt-3">{description}</p>
              </div>
            </Ruled>
          </li>
        ))}
      </Grid>
    </Section>
  )
}
