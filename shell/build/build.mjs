// Builds the shell; see build-shell.ts.
import { register } from 'tsx/esm/api'

process.env.NODE_ENV = 'production'
register()
const { buildShell } = await import('./build-shell.ts')
const { buildFault } = await import('shared-ui/build/build-fault')
await buildShell(process.cwd()).catch((error) => {
  console.error(buildFault(error))
  process.exit(1)
})
