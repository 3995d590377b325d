import { ButtonLink } from 'shared-ui'
import { hub } from '../../content/hub'

export function StudyInvitation() {
  const { heading, text, link } = hub.studying
  return (
    <div className="re:flex re:flex-col re:gap-6 re:md:flex-row re:md:items-center re:md:justify-between re:md:gap-12">
      <div className="re:max-w-176">
        <h2 id="studying" className="re:font-serif re:text-h2">
          {heading}
        </h2>
        <p className="re:mt-4 re:text-lead">{text}</p>
      </div>
      <ButtonLink href={link.href} className="re:shrink-0 re:self-start re:md:self-center">
        {link.label}
      </ButtonLink>
    </div>
  )
}
