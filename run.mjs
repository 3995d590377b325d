// The one way in: installs what is missing, then runs a command of the workspace. Needs Node and npm, nothing else.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'

const pnpm = 'pnpm@12.21.0'
const commands = {
  start: ['shell/commands/start.ts'],
  dev: ['shell/commands/dev.ts'],
  site: ['shell/commands/site.ts'],
  inbox: ['mf-engagement/api/inbox.ts'],
  test: ['tests/run-all.ts'],
  'test:long': ['tests/run-all.ts', '--long'],
  'test:faults': ['tests/faults/run.ts'],
  looks: ['tests/looks/take.ts'],
  bench: ['tests/bench/bench.ts'],
}

const [name, ...rest] = process.argv.slice(2)
const command = commands[name]
if (!command && name !== 'install') {
  console.error(`Unknown command ${name}; known: install, ${Object.keys(commands).join(', ')}.`)
  process.exit(1)
}

const run = (program, args, options) => {
  const { status, signal } = spawnSync(program, args, { stdio: 'inherit', ...options })
  return signal ? 1 : (status ?? 1)
}

const stamp = 'node_modules/.installed'
const lockHash = () => createHash('sha256').update(readFileSync('pnpm-lock.yaml')).digest('hex')

function requireNode() {
  const [major, minor] = process.versions.node.split('.').map(Number)
  if (major > 20 || (major === 20 && minor >= 19)) return
  console.error(`This project needs Node 20.19 or newer; this is ${process.versions.node}.`)
  process.exit(1)
}

function install(...flags) {
  console.log('Installing the packages of the workspace …')
  const status = run('npx', ['--yes', pnpm, 'install', ...flags, '--reporter=append-only'], {
    env: { ...process.env, CI: 'true' },
  })
  if (status !== 0) process.exit(status)
  writeFileSync(stamp, lockHash())
}

process.chdir(new URL('.', import.meta.url).pathname)
requireNode()
// A package or a dependency that the lockfile does not know yet.
if (name === 'install') {
  install('--no-frozen-lockfile', '--prefer-offline')
  process.exit()
}
if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== lockHash()) install('--frozen-lockfile')
// The command gets the signals of the terminal itself; this process waits for it.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => {})
process.exit(run(process.execPath, ['--import', 'tsx', ...command, ...rest]))
