import { ButtonLink } from 'shared-ui'
import { aboutCall } from '../../../content/about'
import { ClosingCall } from '../closing-call'

export function AboutCall() {
  const { title, text, actions } = aboutCall
  return (
    <ClosingCall id="about-call" title={title} text={text}>
      {actions.map(({ label, href }) => (
        <ButtonLink key={href} href={href} variant="outline">
          {label}
        </ButtonLink>
      ))}
    </ClosingCall>
  )
}
