import { ButtonLink, Section, SectionHeading } from 'shared-ui'
import { faculty } from '../../../content/faculty'
import { facultySummary } from '../../../content/home'
import { portraitUrl } from '../portraits'

export function FacultySummary() {
  const { eyebrow, title, lead, action } = facultySummary
  return (
    <Section aria-labelledby="home-faculty">
      <div className="sh:flex sh:flex-wrap sh:items-end sh:justify-between sh:gap-x-10">
        <SectionHeading id="home-faculty" eyebrow={eyebrow} title={title} lead={lead} />
        <p className="sh:mb-10">
          <ButtonLink href={action.href} variant="outline">
            {action.label}
          </ButtonLink>
        </p>
      </div>
      <ul className="sh:flex sh:flex-wrap sh:justify-center sh:gap-3 sh:sm:gap-y-6 sh:lg:grid sh:lg:grid-cols-7 sh:lg:gap-4">
        {faculty.map(({ name, portrait }) => (
          <li key={portrait} className="sh:w-[22%] sh:lg:w-auto">
            <img
              src={portraitUrl(portrait)}
              alt=""
              width="400"
              height="480"
              loading="lazy"
              className="sh:w-full sh:rounded-md sh:border sh:border-line"
            />
            <p className="sh:sr-only sh:sm:not-sr-only">
              <span className="sh:block sh:pt-3 sh:text-center sh:text-sm sh:leading-[1.35] sh:font-semibold">
                {name}
              </span>
            </p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
