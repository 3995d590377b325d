import { ButtonLink, ExternalButtonLink, PageHeader, site } from 'shared-ui'
import { brahmi } from 'shared-ui/plants'
import { podcast, podcastBreadcrumbs } from '../../content/podcast'
import { GuestApplication } from './guest-application'
import { Invitation } from './invitation'
import { LatestEpisode } from './latest-episode'
import { ListenOnPlatform } from './listen-on-platform'

const { title, eyebrow, lead, listen, becomeGuest } = podcast

export default function PodcastPage() {
  return (
    <>
      <PageHeader title={title} eyebrow={eyebrow} lead={lead} breadcrumbs={podcastBreadcrumbs} plant={brahmi}>
        <div className="en:flex en:flex-wrap en:gap-3">
          <ExternalButtonLink variant="gold" href={site.podcastUrl}>
            {listen}
          </ExternalButtonLink>
          <ButtonLink variant="outline-light" href="#guest-application">
            {becomeGuest}
          </ButtonLink>
        </div>
      </PageHeader>
      <LatestEpisode />
      <Invitation />
      <GuestApplication />
      <ListenOnPlatform />
    </>
  )
}
