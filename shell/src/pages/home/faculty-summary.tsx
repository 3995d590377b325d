import { ButtonLink, Section, SectionHeading } from 'shared-ui'
import { faculty } from '../../../content/faculty'
import { facultySummary } from '../../../content/home'
import { portraitUrl } from '../portraits'

export function FacultySummary() {
  const { eyebrow, title, lead, action } = facultySummary
  return (
    <Section aria-labelledby="home-faculty">
      <div className="pg:flex pg:flex-wrap pg:items-end pg:justify-between pg:gap-x-10">
        <SectionHeading id="home-faculty" eyebrow={eyebrow} title={title} lead={lead} />
        <p className="pg:mb-10">
          <ButtonLink href={action.href} variant="outline">
            {action.label}
          </ButtonLink>
        </p>
      </div>
      <ul className="pg:flex pg:flex-wrap pg:justify-center pg:gap-3 pg:sm:gap-y-6 pg:lg:grid pg:lg:grid-cols-7 pg:lg:gap-4">
        {faculty.map(({ id, name }) => (
          <li key={id} className="pg:w-[22%] pg:lg:w-auto">
            <img
              src={portraitUrl(id)}
              alt=""
              width="400"
              height="480"
              loading="lazy"
              className="pg:w-full pg:rounded-md pg:border pg:border-line"
            />
            <p className="pg:sr-only pg:sm:not-sr-only">
              <span className="pg:block pg:pt-3 pg:text-center pg:text-sm pg:leading-[1.35] pg:font-semibold">
                {name}
              </span>
            </p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
