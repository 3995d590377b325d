// Lets this process import TypeScript: `import './register-typescript.mjs'`, or `node --import` with this file. Packages are
// JavaScript and stay as they are.
import module from 'node:module'
import { fileURLToPath } from 'node:url'
import * as hooks from './typescript-hooks.mjs'

// Stack traces then name places in the sources.
process.setSourceMapsEnabled(true)
// Node 22 and later keep compiled code: the next command loads its modules in three quarters of the time. The folder is not the
// common temporary one, where another user of the machine could put code.
module.enableCompileCache?.(fileURLToPath(new URL('../node_modules/.cache/modules', import.meta.url)))
// Before 22.19 and 24.5, `require` in a CommonJS package fails with hooks in this thread (nodejs/node#59011).
const [major, minor] = process.versions.node.split('.').map(Number)
if ((major === 22 && minor >= 19) || (major === 24 && minor >= 5) || major > 24) module.registerHooks(hooks)
else module.register('./typescript-hooks.mjs', import.meta.url)
