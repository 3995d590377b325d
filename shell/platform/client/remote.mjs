#!/usr/bin/env node
// The remote's own tool: `npx remote build`, `publish --to …` and others. Compiles the kit's own TypeScript on the way.
import '../build/register-typescript.mjs'

process.env.NODE_ENV = 'production'
const { exitCode, runRemote } = await import('./remote-command.ts')
const build = async () => {
  const { buildRemote } = await import('../build/build-remote.ts')
  await buildRemote(process.cwd())
}
await runRemote(process.cwd(), process.argv.slice(2), process.env, build).catch(async (error) => {
  const { buildFault } = await import('../build/build-fault.ts')
  console.error(buildFault(error))
  process.exit(exitCode(error))
})
