import { inject } from 'vitest'
import { buildWithManifest, editedBuild } from './edited-build'

/** A build of the sample remote whose button says `words`; without any, the checks refuse it. */
export const sampleEdition = (words: string) =>
  editedBuild(inject('sampleBuild'), (text) => text.replaceAll('Raise a notice', words))

/** A build of the sample remote without its second page, `/sample/two`. */
export const smallerSample = () => buildWithManifest(inject('sampleBuild'), ({ pages }) => pages.pop())

/** A build of the sample remote, `dist` or the usual one, with `code` at the start of its component, for browsers only. */
export const sampleWith = (code: string, dist = inject('sampleBuild')) =>
  editedBuild(dist, (text, file) =>
    file.startsWith('client/') ? text.replace(/function \w+\(\{\s*params:[^)]*\)\s*\{/, `$&${code};`) : text,
  )
