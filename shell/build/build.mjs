// Builds the shell; see build-shell.ts.
import { register } from 'tsx/esm/api'

process.env.NODE_ENV = 'production'
register()
const { buildShell } = await import('./build-shell.ts')
await buildShell(process.cwd())
