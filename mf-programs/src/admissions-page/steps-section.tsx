import { Actions, Callout, Section, SectionHeading, Steps } from 'shared-ui'
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
          <Callout title={waitlist.title} text={waitlist.text} />
          <Actions actions={[enroll, inquiry]} className="pr:mt-8 pr:flex-col pr:sm:max-lg:flex-row" />
        </div>
      </div>
    </Section>
  )
}
