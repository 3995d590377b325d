import { ButtonLink, Section } from 'shared-ui'
import { aboutCall } from '../../../content/about'

export function AboutCall() {
  const { title, text, actions } = aboutCall
  return (
    <Section aria-labelledby="about-call">
      <div className="pg:mx-auto pg:max-w-[40rem] pg:text-center">
        <h2 id="about-call" className="pg:font-serif pg:text-h2">
          {title}
        </h2>
        <p className="pg:mt-4 pg:text-lead">{text}</p>
        <div className="pg:mt-8 pg:flex pg:flex-wrap pg:justify-center pg:gap-4">
          {actions.map(({ label, href }) => (
            <ButtonLink key={href} href={href} variant="outline">
              {label}
            </ButtonLink>
          ))}
        </div>
      </div>
    </Section>
  )
}
