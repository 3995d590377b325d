import type { Crumb } from 'shared-ui'
import { contact } from './contact'
import { podcast } from './podcast'

/** The way from the home page to each page: shown at the page's head and given to search engines. */
export const contactTrail: Crumb[] = [{ label: contact.title, to: '/contact' }]
export const podcastTrail: Crumb[] = [{ label: podcast.title, to: '/podcast' }]
