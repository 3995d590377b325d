import { Callout, Card, PageHeader, Section, SectionHeading } from 'shared-ui'
import { InquiryForm } from 'shared-ui/forms'
import { tulsi } from 'shared-ui/plants'
import { contact, contactBreadcrumbs } from '../../content/contact'
import { contactMessageForm } from '../inquiry-form/contact-message-form'
import { ContactDetails } from './contact-details'
import { FollowUs } from './follow-us'
import { StudentSupport } from './student-support'

const { title, eyebrow, lead, form, emergency } = contact

export default function ContactPage() {
  return (
    <>
      <PageHeader
        title={title}
        eyebrow={eyebrow}
        lead={lead}
        breadcrumbs={contactBreadcrumbs}
        plant={tulsi}
      />
      <Section id="contact-form" aria-labelledby="contact-form-title">
        <div className="en:grid en:items-start en:gap-10 en:lg:grid-cols-[3fr_2fr] en:lg:gap-14">
          <div>
            <SectionHeading
              id="contact-form-title"
              title={form.title}
              lead={
                <p>
                  {`${form.lead} `}
                  <a href={form.link.href} className="en:text-gold-deep en:underline">
                    {form.link.label}
                  </a>
                </p>
              }
            />
            <Card>
              <InquiryForm definition={contactMessageForm} />
            </Card>
            <Callout tone="caution" title={emergency.title} text={emergency.text} className="en:mt-6" />
          </div>
          <div className="en:space-y-6">
            <StudentSupport />
            <ContactDetails />
            <FollowUs />
          </div>
        </div>
      </Section>
    </>
  )
}
