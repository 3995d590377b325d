// The one way in: installs what is missing, then runs a command of the workspace. Needs Node and npm, nothing else.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const commands = {
  start: ['shell/platform/cli/start.ts'],
  dev: ['shell/platform/cli/dev.ts'],
  site: ['shell/platform/cli/site.ts'],
  publisher: ['shell/platform/cli/publisher.ts'],
  packages: ['shell/platform/cli/packages.ts'],
  service: ['mf-engagement/service/server.ts'],
  inbox: ['mf-engagement/service/inbox.ts'],
  test: ['tests/run-all.ts'],
  'test:long': ['tests/run-all.ts', '--long'],
  'test:faults': ['tests/run-all.ts', '--faults'],
  looks: ['tests/run-all.ts', '--looks'],
  bench: ['tests/bench/bench.ts'],
}

const [name, ...rest] = process.argv.slice(2)
const command = Object.hasOwn(commands, name ?? '') ? commands[name] : undefined
if (!command && name !== 'install') {
  console.error(`Unknown command ${name ?? '(none)'}; known: install, ${Object.keys(commands).join(', ')}.`)
  process.exit(1)
}

const settings = 'Settings are environment variables (docs/operations.md).'
/** Commands that would ignore their arguments: a person who types one expects an effect. */
const withoutArguments = {
  install: 'Name a new dependency in a package.json and in pnpm-workspace.yaml (README.md).',
  start: settings,
  publisher: settings,
  service: settings,
  'test:long': 'It runs all of its steps.',
  'test:faults': settings,
  looks: settings,
}
if (Object.hasOwn(withoutArguments, name) && rest.length > 0) {
  console.error(`${name} takes no arguments; found ${rest.join(' ')}. ${withoutArguments[name]}`)
  process.exit(1)
}

const stamp = 'node_modules/.installed'
/** What the packages were installed for: some differ between systems, and a container may see the folder of its host. */
const installed = () =>
  `${process.platform} ${process.arch} ${createHash('sha256').update(readFileSync('pnpm-lock.yaml')).digest('hex')}`

function requireNode() {
  const [major, minor] = process.versions.node.split('.').map(Number)
  if (major > 20 || (major === 20 && minor >= 19)) return
  console.error(`This project needs Node 20.19 or newer; this is ${process.versions.node}.`)
  process.exit(1)
}

/** Vite takes a file's path for an address, where `#` and `?` begin something else; its server decodes `%`, too. PATH is split at `:`. */
function requirePlainPath() {
  const path = process.cwd()
  const [sign] = (name === 'dev' ? /[#?%:]/ : /[#?:]/).exec(path) ?? []
  if (sign === undefined) return
  console.error(
    `This checkout lies in ${path}: expected a path without ${sign}. Move it, or rename the folder.`,
  )
  process.exit(1)
}

function install(...flags) {
  const { config } = JSON.parse(readFileSync('package.json', 'utf8'))
  console.log('Installing the packages of the workspace …')
  const { error, signal, status } = spawnSync(
    'npx',
    ['--yes', config.packageManager, 'install', ...flags, '--reporter=append-only'],
    {
      stdio: 'inherit',
      // With CI set, pnpm asks nothing.
      env: { ...process.env, CI: 'true' },
    },
  )
  if (error) console.error(`npx cannot be started: ${error.message}. Install npm, or put it on the PATH.`)
  if (signal) console.error(`The installer was ended by ${signal}. Run it again: node run.mjs install`)
  if (status !== 0) process.exit(status ?? 1)
  writeFileSync(stamp, installed())
}

/** Runs in this process: a second Node would cost each command a third of a second. */
async function runHere(file, ...args) {
  const entry = resolve(file)
  process.argv = [process.execPath, entry, ...args]
  await import('./shell/platform/build/register-typescript.mjs')
  await import(pathToFileURL(entry).href)
}

process.chdir(fileURLToPath(new URL('.', import.meta.url)))
requireNode()
requirePlainPath()
// A package or a dependency that the lockfile does not know yet.
if (name === 'install') {
  install('--no-frozen-lockfile', '--prefer-offline')
  process.exit()
}
if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== installed()) install('--frozen-lockfile')

// The reader of the output may close it early (`… log | head`): that is no error. A full disk ends no command: a server goes on.
process.stdout.on('error', ({ code, message }) => {
  if (code === 'EPIPE' || process.exitCode) return
  process.exitCode = 1
  console.error(`The output cannot be written: ${message}. Free some space, or send it elsewhere.`)
})
// It may be the same full disk, and the console hides the first failed write only.
process.stderr.on('error', () => {})
await runHere(...command, ...rest)
