import { CardTitle, CheckList, Ruled, Section, SectionHeading } from 'shared-ui'
import turmeric from 'shared-ui/illustrations/turmeric.svg'
import { experienceSummary } from '../../../content/home'

export function ExperienceSummary() {
  const { eyebrow, title, lead, options } = experienceSummary
  return (
    <Section tone="warm" aria-labelledby="home-experience">
      <div className="sh:grid sh:gap-x-14 sh:lg:grid-cols-[19rem_minmax(0,1fr)]">
        <div>
          <SectionHeading id="home-experience" eyebrow={eyebrow} title={title} lead={lead} />
          <img
            src={turmeric}
            alt=""
            width="260"
            height="260"
            loading="lazy"
            className="sh:hidden sh:size-64 sh:lg:block"
          />
        </div>
        <ul className="sh:grid sh:gap-5 sh:md:grid-cols-2 sh:md:gap-6">
          {options.map(({ title: option, description, features }) => (
            <li key={option}>
              <Ruled>
                <CardTitle>{option}</CardTitle>
                <p className="sh:mt-3 sh:mb-5">{description}</p>
                <CheckList items={features} className="sh:text-sm" />
              </Ruled>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  )
}
