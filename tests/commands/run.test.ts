import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { cp, mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { publishedSite } from '../setup/published-site'
import { root } from '../setup/workspace'

const published = await publishedSite(afterAll)

const shell = (line: string) =>
  promisify(execFile)('sh', ['-c', line], { cwd: root, env: { ...process.env, ...published.environment } })

it('a command ends without an error when its output is closed', async () => {
  const { stdout, stderr } = await shell('{ node run.mjs site log; echo "ended: $?" >&2; } | true')
  expect([stdout, stderr]).toEqual(['', 'ended: 0\n'])
})

it.runIf(existsSync('/dev/full'))('a command says that its output cannot be written, and fails', async () => {
  await expect(shell('node run.mjs site log > /dev/full')).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^The output cannot be written: ENOSPC: .*\n$/) as string,
  })
})

it.each([
  ['a#b', 'start'],
  ['a?b', 'test'],
  ['100%25', 'dev'],
  ['a:b', 'start'],
])('a checkout in %s, which Vite or PATH would misread, is refused by %s', async (name, command) => {
  const dir = join(published.site.root, name)
  await mkdir(dir)
  await cp(join(root, 'run.mjs'), join(dir, 'run.mjs'))
  await expect(promisify(execFile)('node', [join(dir, 'run.mjs'), command])).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^This checkout lies in \S+: expected a path without [#?%:]/) as string,
  })
})

it('an installation says why it did not happen: npx is missing, or a signal has ended it', async () => {
  const dir = join(published.site.root, 'installing')
  await mkdir(dir)
  for (const file of ['run.mjs', 'package.json']) await cp(join(root, file), join(dir, file))
  const install = (PATH: string) =>
    promisify(execFile)(process.execPath, [join(dir, 'run.mjs'), 'install'], { env: { PATH } })
  await expect(install('')).rejects.toMatchObject({
    code: 1,
    stderr: 'npx cannot be started: spawnSync npx ENOENT. Install npm, or put it on the PATH.\n',
  })
  await writeFile(join(dir, 'npx'), '#!/bin/sh\nkill -TERM $$', { mode: 0o755 })
  await expect(install(dir)).rejects.toMatchObject({
    code: 1,
    stderr: 'The installer was ended by SIGTERM. Run it again: node run.mjs install\n',
  })
})

it('packages that were installed for another system are installed again', async () => {
  const dir = join(published.site.root, 'copied')
  await mkdir(dir)
  await cp(join(root, 'run.mjs'), join(dir, 'run.mjs'))
  await writeFile(join(dir, 'package.json'), '{ "config": { "packageManager": "pnpm" } }')
  await writeFile(join(dir, 'pnpm-lock.yaml'), '')
  await writeFile(join(dir, 'npx'), '#!/bin/sh\nmkdir -p node_modules', { mode: 0o755 })
  const env = { ...process.env, PATH: `${dir}:${process.env['PATH']}` }
  const run = (command: string, options: string[] = []) =>
    promisify(execFile)(process.execPath, [...options, join(dir, 'run.mjs'), command], { env })
  await run('install')
  const elsewhere = "Object.defineProperty(process, 'platform', { value: 'plan9' })"
  // It fails after that: the folder holds no command.
  await expect(run('site', ['--import', `data:text/javascript,${elsewhere}`])).rejects.toMatchObject({
    stdout: 'Installing the packages of the workspace …\n',
  })
})

it.each([
  ['publsh', 'Unknown command publsh; known: install, start, dev, .*\n$'],
  ['test integraton', 'Unknown step integraton; known: types, lint, '],
  ['test --help', 'Unknown option --help; known: --long, --faults, --looks\\.\n$'],
  ['publisher --help', 'publisher takes no arguments; found --help.'],
  ['start now', 'start takes no arguments; found now.'],
  ['install lodash', 'install takes no arguments; found lodash.'],
  ['test:long integration', 'test:long takes no arguments; found integration.'],
  ['test --faults integration', '--faults runs steps of its own: expected no other step; found integration.'],
  ['bench serve', 'Unknown bench serve; known: weight, pages, '],
  ['packages --help', "Unknown option '--help'"],
  ['packages one two', 'One folder is expected; found one two.'],
  ['packages /proc/nope', '/proc.* cannot be used: '],
])('a wrong command line is refused in words: %s', async (typed, words) => {
  await expect(shell(`node run.mjs ${typed}`)).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(`^${words}`) as string,
  })
})
