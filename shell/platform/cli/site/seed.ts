import { seed } from '../../replication/seed'
import { counted } from '../../errors/counted'
import type { SiteRequest } from './request'

/** Fills an empty shared store with the site of this machine. */
export default async function seedCommand({ site }: SiteRequest): Promise<void> {
  const { moves, leftOut } = await seed(site)
  for (const { message } of leftOut) console.log(`Left out, with every move to it kept: ${message}`)
  console.log(
    `The shared store holds the site now: ${counted(moves, 'move')} of the pointer, and all that they need.`,
  )
}
