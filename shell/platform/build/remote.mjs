#!/usr/bin/env node
// `remote build`: builds the remote in the current folder. Compiles the kit's own TypeScript on the way.
import './register-typescript.mjs'

process.env.NODE_ENV = 'production'
const { buildRemote } = await import('./build-remote.ts')
const { buildFault } = await import('./build-fault.ts')
await buildRemote(process.cwd()).catch((error) => {
  console.error(buildFault(error))
  process.exit(1)
})
