import { realpathSync } from 'node:fs'
import { join } from 'node:path'
import { workspaceRoot } from '../workspace'

/** Vite's default for `fs.deny`, which a list of ours replaces. */
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

/** For the Vite server of a remote, which may serve its repository. */
export const filesOfRepository = { deny }

/** For the Vite servers of the workspace: the packages of a second checkout may be links into the first one. */
export const filesOfWorkspace = () => ({
  allow: [workspaceRoot, realpathSync(join(workspaceRoot, 'node_modules'))],
  deny,
})
