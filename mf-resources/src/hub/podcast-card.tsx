import { ButtonLink, Icon } from 'shared-ui'
import { hub } from '../../content/hub'

export function PodcastCard() {
  const { eyebrow, title, text, link } = hub.podcast
  return (
    <div className="re:flex re:flex-col re:gap-8 re:lg:flex-row re:lg:items-center re:lg:gap-12">
      <span className="re:grid re:size-18 re:shrink-0 re:place-items-center re:rounded-full re:border re:border-gold re:text-gold-bright">
        <Icon name="microphone" />
      </span>
      <div className="re:flex-1">
        <p className="kit-eyebrow kit-eyebrow-light">{eyebrow}</p>
        <h2 id="podcast" className="re:mt-2 re:font-serif re:text-h2">
          {title}
        </h2>
        <p className="re:mt-4 re:text-lead">{text}</p>
      </div>
      <ButtonLink href={link.href} variant="gold" className="re:shrink-0 re:self-start re:lg:self-center">
        {link.label}
      </ButtonLink>
    </div>
  )
}
