import { CardTitle, CheckList, Ruled, Section, SectionHeading } from 'shared-ui'
import turmeric from 'shared-ui/illustrations/turmeric.svg'
import { experienceSummary } from '../../../content/home'

export function ExperienceSummary() {
  const { eyebrow, title, lead, options } = experienceSummary
  return (
    <Section tone="warm" aria-labelledby="home-experience">
      <div className="pg:grid pg:gap-x-14 pg:lg:grid-cols-[19rem_minmax(0,1fr)]">
        <div>
          <SectionHeading id="home-experience" eyebrow={eyebrow} title={title} lead={lead} />
          <img
            src={turmeric}
            alt=""
            width="260"
            height="260"
            loading="lazy"
            className="pg:hidden pg:size-64 pg:lg:block"
          />
        </div>
        <ul className="pg:grid pg:gap-5 pg:md:grid-cols-2 pg:md:gap-6">
          {options.map(({ title: option, description, features }) => (
            <li key={option}>
              <Ruled>
                <CardTitle>{option}</CardTitle>
                <p className="pg:mt-3 pg:mb-5">{description}</p>
                <CheckList items={features} className="pg:text-sm" />
              </Ruled>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  )
}
