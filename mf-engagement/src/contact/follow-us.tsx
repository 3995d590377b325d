import { Section, SectionHeading, ShareButtons } from 'shared-ui'
import { contact } from '../../content/contact'

const { title, text } = contact.followUs

/** The social buttons. */
export function FollowUs() {
  return (
    <Section tone="warm" aria-labelledby="follow-us" className="kit-needs-script">
      <SectionHeading id="follow-us" title={title} lead={text} />
      <ShareButtons />
    </Section>
  )
}
