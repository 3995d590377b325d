import * as react from 'react'
import * as reactDom from 'react-dom'
import * as kit from 'shared-ui'
import type { SharedModule } from 'contract/shared-modules'

/**
 * The shared packages as they run in this page. The shell imports them like any other module, so they cost no files
 * of their own; what only forms need comes when the first remote asks for it.
 */
const modules: Record<SharedModule, () => Promise<object>> = {
  react: async () => react,
  'react-dom': async () => reactDom,
  'shared-ui': async () => kit,
  'shared-ui/forms': () => import('shared-ui/forms'),
}

/** The shared packages in the form in which the federation runtime hands them to remotes. */
export const shareScope = Object.fromEntries(
  Object.entries(modules).map(([name, load]) => [
    name,
    {
      live: {
        get: async () => {
          const module = await load()
          return () => module
        },
      },
    },
  ]),
)
