import { Actions, Section } from 'shared-ui'
import ashwagandha from 'shared-ui/illustrations/ashwagandha.svg'
import brahmi from 'shared-ui/illustrations/brahmi.svg'
import { contactCall } from '../../../content/home'

const plantClass = 'pg:hidden pg:size-56 pg:shrink-0 pg:lg:block'

export function ContactCall() {
  const { eyebrow, title, text, contact, enroll } = contactCall
  return (
    <Section tone="warm" aria-labelledby="home-contact">
      <div className="pg:flex pg:items-center pg:justify-between pg:gap-10">
        <img src={brahmi} alt="" width="224" height="224" loading="lazy" className={plantClass} />
        <div className="pg:mx-auto pg:max-w-[38rem] pg:text-center">
          <p className="kit-eyebrow pg:mb-2">{eyebrow}</p>
          <h2 id="home-contact" className="pg:font-serif pg:text-h1">
            {title}
          </h2>
          <p className="pg:mt-5 pg:text-lead pg:text-muted">{text}</p>
          <Actions
            actions={[contact, enroll]}
            first="green"
            others="gold"
            className="pg:mt-8 pg:justify-center"
          />
        </div>
        <img src={ashwagandha} alt="" width="224" height="224" loading="lazy" className={plantClass} />
      </div>
    </Section>
  )
}
