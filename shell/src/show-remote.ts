import type { Remote } from 'shared-ui'
import type { OtherRemotes } from 'platform/dev/other-remotes'
import shell from './remote'
import { prepareDocument } from './development/prepare-document'

const { show, showFault } = prepareDocument()

export { showFault }

/** Shows a remote from source in this shell, for `npx remote dev`: its pages and the shell's; other remotes as published. */
export const showRemote = (remote: Remote, otherRemotes: OtherRemotes) => show([shell, remote], otherRemotes)
