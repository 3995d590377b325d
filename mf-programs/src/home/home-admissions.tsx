import { Actions, Section, SectionHeading } from 'shared-ui'
import { admissionSteps } from '../../content/admission-steps'
import { homeAdmissions } from '../../content/home-admissions'

/** The steps of an application on the home page: fills `home.admissions`. */
export default function HomeAdmissions() {
  const { eyebrow, heading, intro, enroll, more } = homeAdmissions
  return (
    <Section aria-labelledby="home-admissions">
      <SectionHeading id="home-admissions" eyebrow={eyebrow} title={heading} lead={intro} />
      <ol className="pr:grid pr:gap-x-8 pr:gap-y-6 pr:sm:grid-cols-2 pr:lg:grid-cols-4">
        {admissionSteps.map(({ title }, index) => (
          <li key={title} className="pr:flex pr:items-center pr:gap-4">
            <span
              aria-hidden="true"
              className="pr:grid pr:size-11 pr:shrink-0 pr:place-items-center pr:rounded-full pr:border pr:border-gold-strong pr:bg-paper pr:font-serif pr:text-lg pr:text-gold-deep"
            >
              {index + 1}
            </span>
            <span className="pr:font-semibold">{title}</span>
          </li>
        ))}
      </ol>
      <Actions actions={[enroll, more]} className="pr:mt-10" />
    </Section>
  )
}
