import { Actions, PageHeader, Slot } from 'shared-ui'
import { tulsi } from 'shared-ui/plants'
import { admissions } from '../../content/admissions'
import { admissionsBreadcrumbs } from '../programs/breadcrumbs'
import { FeesSection } from './fees-section'
import { QuestionsSection } from './questions-section'
import { StepsSection } from './steps-section'
import { WelcomeSection } from './welcome-section'

/** /admissions. Another remote fills the slot with the inquiry form. */
export default function AdmissionsPage() {
  const { title, subtitle, enroll, inquiry } = admissions
  return (
    <>
      <PageHeader title={title} lead={subtitle} breadcrumbs={admissionsBreadcrumbs} plant={tulsi}>
        <Actions actions={[enroll, inquiry]} others="outline-light" />
      </PageHeader>
      <WelcomeSection />
      <FeesSection />
      <StepsSection />
      <QuestionsSection />
      <div id="quick-inquiry">
        <Slot name="admissions.inquiry" />
      </div>
    </>
  )
}
