import { ButtonLink } from 'shared-ui'
import type { hub } from '../../content/hub'

export function StudyInvitation({
  studying,
  headingId,
}: {
  studying: (typeof hub)['studying']
  headingId: string
}) {
  return (
    <div className="re:flex re:flex-col re:gap-6 re:md:flex-row re:md:items-center re:md:justify-between re:md:gap-12">
      <div className="re:max-w-176">
        <h2 id={headingId} className="re:font-serif re:text-h2">
          {studying.heading}
        </h2>
        <p className="re:mt-4 re:text-lead">{studying.text}</p>
      </div>
      <ButtonLink
        href={studying.link.href}
        variant="green"
        className="re:shrink-0 re:self-start re:md:self-center"
      >
        {studying.link.label}
      </ButtonLink>
    </div>
  )
}
