import { ButtonLink, Callout, Section, SectionHeading, Steps } from 'shared-ui'
import { admissionSteps } from '../../content/admission-steps'
import { admissions } from '../../content/admissions'

export function StepsSection() {
  const { steps, waitlist, enroll, inquiry } = admissions
  return (
    <Section aria-labelledby="how-to-apply">
      <SectionHeading id="how-to-apply" title={steps.heading} lead={steps.intro} />
      <div className="pr:grid pr:gap-10 pr:lg:grid-cols-[minmax(0,1fr)_24rem] pr:lg:gap-16">
        <Steps steps={admissionSteps} />
        <div>
          <Callout title={waitlist.title}>
            <p>{waitlist.text}</p>
          </Callout>
          <div className="pr:mt-8 pr:flex pr:flex-col pr:gap-4 pr:sm:max-lg:flex-row">
            <ButtonLink href={enroll.href} variant="gold">
              {enroll.label}
            </ButtonLink>
            <ButtonLink href={inquiry.href} variant="outline">
              {inquiry.label}
            </ButtonLink>
          </div>
        </div>
      </div>
    </Section>
  )
}
