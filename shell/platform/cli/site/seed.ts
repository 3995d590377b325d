import { seed } from '../../replication/seed'
import type { SiteRequest } from './request'

/** Fills an empty shared store with the site of this machine. */
export default async function seedCommand({ site }: SiteRequest): Promise<void> {
  console.log(
    `The shared store holds the site now: ${await seed(site)} moves of the pointer, and all that they need.`,
  )
}
