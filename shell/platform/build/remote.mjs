#!/usr/bin/env node
// `remote build`: builds the section in the current folder. Compiles the kit's own TypeScript on the way.
import './register-typescript.mjs'

process.env.NODE_ENV = 'production'
const { buildSection } = await import('./build-section.ts')
const { buildFault } = await import('./build-fault.ts')
await buildSection(process.cwd()).catch((error) => {
  console.error(buildFault(error))
  process.exit(1)
})
