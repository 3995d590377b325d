import { newSection } from '../new-section'
import type { SiteRequest } from './request'

/** A new section in this workspace. */
export default function newCommand({ names: [name] }: SiteRequest): Promise<void> {
  return newSection(name)
}
