import { Callout, Section, SectionHeading, ShareButtons } from 'shared-ui'
import { contact } from '../../content/contact'

const { followUs, emergency } = contact

/** The social buttons, and what this page is not for. */
export function FollowUs() {
  return (
    <Section tone="warm" aria-labelledby="follow-us">
      <div className="en:grid en:items-center en:gap-x-14 en:gap-y-10 en:lg:grid-cols-[2fr_3fr]">
        <div className="kit-needs-script">
          <SectionHeading id="follow-us" title={followUs.title} lead={followUs.text} />
          <ShareButtons />
        </div>
        <Callout tone="caution" title={emergency.title}>
          <p>{emergency.text}</p>
        </Callout>
      </div>
    </Section>
  )
}
