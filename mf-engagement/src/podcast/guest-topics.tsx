import { CheckList, Ruled } from 'shared-ui'
import { podcast } from '../../content/podcast'
import { podcastTopics, shownTopics } from '../../content/podcast-topics'

const { topicsTitle, topicsNote } = podcast.invitation

export function GuestTopics() {
  return (
    <Ruled className="en:lg:sticky en:lg:top-28 en:lg:self-start">
      <h3 className="en:mb-4 en:font-serif en:text-h3">{topicsTitle}</h3>
      <CheckList items={podcastTopics.slice(0, shownTopics)} />
      <p className="en:mt-5 en:text-muted">{topicsNote}</p>
    </Ruled>
  )
}
