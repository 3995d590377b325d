import type { Crumb } from 'shared-ui'

/** The way from the home page to each of the shell's pages: shown at the page's head and given to search engines. */
export const aboutTrail: Crumb[] = [{ label: 'About', to: '/about' }]
export const facultyTrail: Crumb[] = [{ label: 'Faculty', to: '/faculty' }]
export const comingSoonTrail: Crumb[] = [{ label: 'Coming soon', to: '/coming-soon' }]
