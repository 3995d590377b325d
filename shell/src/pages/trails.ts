import type { Crumb } from 'shared-ui'

/** Breadcrumbs of the shell's pages, for the head of the page and for search engines. */
export const aboutTrail: Crumb[] = [{ label: 'About', to: '/about' }]
export const facultyTrail: Crumb[] = [{ label: 'Faculty', to: '/faculty' }]
export const comingSoonTrail: Crumb[] = [{ label: 'Coming soon', to: '/coming-soon' }]
