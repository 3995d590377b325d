// Lets this process import TypeScript: `import './register-typescript.mjs'`, or `node --import` with this file.
import module from 'node:module'
import { fileURLToPath } from 'node:url'
import { register as registerTypeScript } from 'tsx/esm/api'
import { load } from './load-packages.mjs'

// Node 22 and later keep what they have compiled: the next command loads its modules in three quarters of the time.
// Not in the common temporary folder: another user of the machine could put code there.
module.enableCompileCache?.(fileURLToPath(new URL('../node_modules/.cache/modules', import.meta.url)))
registerTypeScript()
// Node 22 and later call hooks in this thread, and tsx registers its own there. Hooks of `module.register` run in another thread,
// after those of tsx: too late.
if (module.registerHooks) module.registerHooks({ load })
else module.register('./load-packages.mjs', import.meta.url)
