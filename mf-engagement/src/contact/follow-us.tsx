import { ShareButtons } from 'shared-ui'
import { contact } from '../../content/contact'

const { title, text } = contact.followUs

export function FollowUs() {
  return (
    <section
      aria-labelledby="follow-us"
      className="kit-needs-script en:border-t en:border-line en:px-6 en:pt-6 en:md:px-7"
    >
      <h2 id="follow-us" className="en:font-serif en:text-h3">
        {title}
      </h2>
      <p className="en:mt-2 en:mb-4">{text}</p>
      <ShareButtons />
    </section>
  )
}
