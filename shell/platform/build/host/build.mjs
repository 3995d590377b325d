// Builds the shell; see build-shell.ts.
import '../register-typescript.mjs'

process.env.NODE_ENV = 'production'
const { toolHash } = await import('../source/source-hash')
const tool = toolHash(process.cwd())
const { buildShell } = await import('./build-shell.ts')
const { buildFaultWords } = await import('../source/build-fault-words')
await buildShell(process.cwd(), tool).catch((error) => {
  console.error(buildFaultWords(error))
  process.exit(1)
})
// Timers and connections of the pages, which the build loads, would keep this process.
process.exit()
