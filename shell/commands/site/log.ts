import { describeMove, releaseHistory } from '../../publisher/history'
import { buildsOf, type SiteRequest } from './request'

/** Every move of the live pointer with what it changed and what the release is made of, oldest first. */
export default async function log({ site }: SiteRequest): Promise<void> {
  const history = await releaseHistory(site)
  for (const [index, entry] of history.entries()) {
    const { move } = entry
    console.log(`${move.number}  ${move.at}  ${move.release}  ${move.why}`)
    const lines = [
      ...describeMove(history[index - 1]?.release, entry.release),
      `made of ${buildsOf(entry.release)}`,
    ]
    for (const line of lines) console.log(`    ${line}`)
  }
}
