import { Card, CheckList, Section, SectionHeading } from 'shared-ui'
import { InquiryForm } from 'shared-ui/forms'
import { quickInquirySection } from '../../content/forms/quick-inquiry'
import { quickInquiryForm } from './quick-inquiry-form'

const { eyebrow, title, lead, notes } = quickInquirySection

/** Slot `admissions.inquiry`: the Quick Inquiry Form with its heading; `program` is chosen until the visitor chooses another. */
export default function QuickInquirySection({ program = '' }: { program?: string }) {
  return (
    <Section tone="warm" aria-labelledby="quick-inquiry-title">
      <div className="en:grid en:gap-x-12 en:lg:grid-cols-[2fr_3fr]">
        <div className="en:mb-8">
          <SectionHeading id="quick-inquiry-title" eyebrow={eyebrow} title={title} lead={lead} />
          <CheckList items={notes} />
        </div>
        <Card>
          <InquiryForm definition={{ ...quickInquiryForm, initial: { program } }} />
        </Card>
      </div>
    </Section>
  )
}
