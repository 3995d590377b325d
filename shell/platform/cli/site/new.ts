import { newRemote } from '../new-remote'
import type { SiteRequest } from './request'

export default function newCommand({ names: [name] }: SiteRequest): Promise<void> {
  return newRemote(name)
}
