import { sample } from 'shared-ui'

/** A subject of the remote, shown as a card. */
export interface Topic {
  title: string
  text: string
}

const title = 'Template Title'
const ownWords = `The texts of ${title}`

/** The words of the remote's page, until its team has written its own. */
export const overview = {
  path: '/template',
  title,
  description: sample(
    `${title} at our college of Ayurveda in Victoria, British Columbia: what we offer, for whom it is meant, and how to reach us.`,
    ownWords,
  ),
  lead: sample('What we offer here, and for whom it is meant.', ownWords),
  topicsTitle: sample('What you will find here', ownWords),
  topics: [
    { title: sample('First topic', ownWords), text: sample('A sentence or two about it.', ownWords) },
    { title: sample('Second topic', ownWords), text: sample('A sentence or two about it.', ownWords) },
  ] satisfies Topic[],
}
