import { ButtonLink, Section } from 'shared-ui'
import { aboutCall } from '../../../content/about'

export function AboutCall() {
  const { title, text, actions } = aboutCall
  return (
    <Section aria-labelledby="about-call">
      <div className="sh:mx-auto sh:max-w-[40rem] sh:text-center">
        <h2 id="about-call" className="sh:font-serif sh:text-h2">
          {title}
        </h2>
        <p className="sh:mt-4 sh:text-lead">{text}</p>
        <div className="sh:mt-8 sh:flex sh:flex-wrap sh:justify-center sh:gap-4">
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
