import { realpathSync } from 'node:fs'
import { join } from 'node:path'
import { workspaceRoot } from '../workspace'

/** What Vite gives out of no folder by itself: a list of one's own replaces this one. */
const deniedByVite = [
  '.env',
  '.env.*',
  '*.{crt,pem,key,p12,pfx,cer,der}',
  '.npmrc',
  '.yarnrc.yml',
  '**/.git/**',
]

/** In a checkout, `.data` holds inquiries and `.site` tokens, and every account of this machine can ask Vite. */
const deny = [...deniedByVite, '**/.data/**', '**/.site/**']

/** What the Vite server of a remote may serve: its repository. */
export const filesOfRepository = { deny }

/** What Vite may serve in the workspace: the packages of a second checkout may be links into the first one. */
export const filesOfWorkspace = () => ({
  allow: [workspaceRoot, realpathSync(join(workspaceRoot, 'node_modules'))],
  deny,
})
