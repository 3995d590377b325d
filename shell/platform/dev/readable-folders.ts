import { readdirSync, realpathSync } from 'node:fs'
import { join } from 'node:path'
import { workspaceRoot } from '../workspace'

/**
 * What Vite may serve: the packages, which in a second checkout may be links into the first one. Not `.data`, which holds inquiries:
 * every account of this machine can ask Vite.
 */
export const readableFolders = readdirSync(workspaceRoot)
  .filter((name) => !name.startsWith('.'))
  .map((name) => realpathSync(join(workspaceRoot, name)))
