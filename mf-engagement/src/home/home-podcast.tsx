import { ButtonLink, CardTitle, Icon, Ruled, Section, SectionHeading } from 'shared-ui'
import { homePodcast } from '../../content/home-podcast'

const { eyebrow, title, lead, episodeLabel, episodeTitle, episodeText, listen, guest } = homePodcast

/** Slot `home.podcast`: the podcast on the home page. */
export default function HomePodcast() {
  return (
    <Section tone="sage" aria-labelledby="home-podcast">
      <div className="en:grid en:items-center en:gap-x-14 en:gap-y-2 en:lg:grid-cols-[3fr_2fr]">
        <div>
          <SectionHeading id="home-podcast" eyebrow={eyebrow} title={title} lead={lead} />
          <div className="en:mb-8 en:flex en:flex-wrap en:gap-3 en:lg:mb-0">
            <ButtonLink href={listen.href}>{listen.label}</ButtonLink>
            <ButtonLink variant="outline" href={guest.href}>
              {guest.label}
            </ButtonLink>
          </div>
        </div>
        <Ruled>
          <p className="kit-eyebrow en:flex en:items-center en:gap-2">
            <Icon name="microphone" />
            {episodeLabel}
          </p>
          <CardTitle className="en:mt-3">{episodeTitle}</CardTitle>
          <p className="en:mt-3">{episodeText}</p>
        </Ruled>
      </div>
    </Section>
  )
}
