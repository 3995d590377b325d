import { Section, SectionHeading, Steps } from 'shared-ui'
import { admissionSteps } from '../../content/admission-steps'
import { enrollment } from '../../content/enrollment'
import { AlcOptions } from '../tuition/alc-options'

/** Slot `enrollment.options`: when ALC starts, what it costs, and the four steps. */
export default function EnrollmentOptions() {
  const { eyebrow, heading, lead, steps } = enrollment
  return (
    <Section aria-labelledby="how-to-begin">
      <SectionHeading id="how-to-begin" eyebrow={eyebrow} title={heading} lead={lead} />
      <AlcOptions />
      <h2 className="pr:mt-12 pr:mb-6 pr:font-serif pr:text-h3">{steps}</h2>
      <div className="pr:max-w-[44rem]">
        <Steps steps={admissionSteps} />
      </div>
    </Section>
  )
}
