import { realpathSync } from 'node:fs'
import { join } from 'node:path'
import { workspaceRoot } from '../workspace'

/** What Vite may serve: the packages of a second checkout may be a link into the first one. */
export const readableFolders = [workspaceRoot, realpathSync(join(workspaceRoot, 'node_modules'))]
