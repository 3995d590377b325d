import { newRemote } from '../new-remote'
import type { SiteRequest } from './request'

/** A new remote in this workspace. */
export default function newCommand({ names: [name] }: SiteRequest): Promise<void> {
  return newRemote(name)
}
