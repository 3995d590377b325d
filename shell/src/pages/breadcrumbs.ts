import type { Crumb } from 'shared-ui'

/** Breadcrumbs of the shell's pages, for the head of the page and for search engines. */
export const aboutBreadcrumbs: Crumb[] = [{ label: 'About', to: '/about' }]
export const facultyBreadcrumbs: Crumb[] = [{ label: 'Faculty', to: '/faculty' }]
export const comingSoonBreadcrumbs: Crumb[] = [{ label: 'Coming soon', to: '/coming-soon' }]
