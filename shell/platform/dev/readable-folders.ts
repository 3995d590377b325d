import { realpathSync } from 'node:fs'
import { join } from 'node:path'
import { workspaceRoot } from '../workspace'

/** Folders that Vite may serve: the packages of a second checkout may be links into the first one. */
export const readableFolders = [workspaceRoot, realpathSync(join(workspaceRoot, 'node_modules'))]
