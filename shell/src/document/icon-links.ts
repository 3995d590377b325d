import { fileNamed } from './file-named'

/** Links to the site's icons and its web manifest; `files` are the addresses of the shell's files. */
export const iconLinks = (files: string[]) =>
  [
    '<link rel="icon" href="/favicon.ico" sizes="32x32">',
    `<link rel="icon" href="${fileNamed(files, 'favicon', '.svg')}" type="image/svg+xml">`,
    `<link rel="apple-touch-icon" href="${fileNamed(files, 'apple-touch-icon', '.png')}">`,
    `<link rel="manifest" href="${fileNamed(files, 'site', '.webmanifest')}">`,
  ].join('\n')
