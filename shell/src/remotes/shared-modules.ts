import * as react from 'react'
import * as reactDom from 'react-dom'
import * as kit from 'shared-ui'
import type { SharedModule } from 'contract/shared-modules'

/**
 * The shared modules of this page. The shell imports them like any other module, so they need no files of their own; those for forms
 * load when the first remote needs them.
 */
const modules: Record<SharedModule, () => Promise<object>> = {
  react: async () => react,
  'react-dom': async () => reactDom,
  'shared-ui': async () => kit,
  'shared-ui/forms': () => import('shared-ui/forms'),
}

/** The shared modules in the form that the federation runtime passes to remotes. */
export const shareScope = Object.fromEntries(
  Object.entries(modules).map(([name, load]) => [
    name,
    // `live` takes the place of a version: the publisher has compared the versions.
    { live: { get: () => load().then((module) => () => module) } },
  ]),
)
