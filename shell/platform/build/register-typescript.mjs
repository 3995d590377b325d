// Lets this process import TypeScript: `import './register-typescript.mjs'`, or `node --import` with this file.
import { register as registerHooks } from 'node:module'
import { register as registerTypeScript } from 'tsx/esm/api'

registerTypeScript()
registerHooks('./load-packages.mjs', import.meta.url)
