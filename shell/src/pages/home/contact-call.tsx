import { ButtonLink, Section } from 'shared-ui'
import ashwagandha from 'shared-ui/illustrations/ashwagandha.svg'
import brahmi from 'shared-ui/illustrations/brahmi.svg'
import { contactCall } from '../../../content/home'

const plantClass = 'sh:hidden sh:size-56 sh:shrink-0 sh:lg:block'

export function ContactCall() {
  const { eyebrow, title, text, contact, enroll } = contactCall
  return (
    <Section tone="warm" aria-labelledby="home-contact">
      <div className="sh:flex sh:items-center sh:justify-between sh:gap-10">
        <img src={brahmi} alt="" width="224" height="224" loading="lazy" className={plantClass} />
        <div className="sh:mx-auto sh:max-w-[38rem] sh:text-center">
          <p className="kit-eyebrow sh:mb-2">{eyebrow}</p>
          <h2 id="home-contact" className="sh:font-serif sh:text-h1">
            {title}
          </h2>
          <p className="sh:mt-5 sh:text-lead sh:text-muted">{text}</p>
          <div className="sh:mt-8 sh:flex sh:flex-wrap sh:justify-center sh:gap-4">
            <ButtonLink href={contact.href}>{contact.label}</ButtonLink>
            <ButtonLink href={enroll.href} variant="gold">
              {enroll.label}
            </ButtonLink>
          </div>
        </div>
        <img src={ashwagandha} alt="" width="224" height="224" loading="lazy" className={plantClass} />
      </div>
    </Section>
  )
}
