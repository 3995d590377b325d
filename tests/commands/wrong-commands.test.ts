import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { join } from 'node:path'
import { inject } from 'vitest'
import { runCommand, siteCommands, siteWithSample, testOrigin } from '../setup/published-site'

const published = await siteWithSample(afterAll)

it('names a wrong setting', async () => {
  expect(await siteCommands({ PORT: 'high' }).refuses('status')).toContain('PORT: expected')
})

it.each([
  [['status', 'mf-sample'], 'status: mf-sample is more than it takes.'],
  [['rollback', 'mf-sample', 'now'], 'rollback: now is more than it takes.'],
  [['status', '--force'], 'status: --force is more than it takes.'],
  [['rollback', '--from', 'dist'], 'rollback: --from is more than it takes.'],
  [['check', '--launch', 'mf-sample', '--no-browser'], 'check --launch: mf-sample --no-browser is more'],
  [['token', 'create', 'CI', '--name', 'mf-herbs'], 'token create: CI is more than it takes.'],
  [['token', 'list', '--remote', 'mf-sample'], 'token list: --remote is more than it takes.'],
])('takes no surplus words or options: %j', async (args, words) => {
  const output = await published.refuses(...args)
  expect(output).toContain(words)
  expect(output).toContain('(usage)')
})

it.each([
  ['for more days than dates have', ['--name', 'CI', '--right', 'publish', '--days', '1e9'], 'found 1e9.'],
  ['without a name and rights', [], 'found no --name, no --right.'],
])('refuses a token %s', async (_, asked, words) => {
  const output = await published.refuses('token', 'create', '--remote', 'mf-sample', ...asked)
  expect(output).toContain(`a number of days up to 3650; ${words}`)
})

it.each([
  [[], 'none'],
  [['revoke'], 'revoke'],
  [['rotate', 'CI'], 'rotate CI'],
])('refuses: token %j', async (args, found) => {
  expect(await published.refuses('token', ...args)).toContain(
    `token: expected create, list or revoke ID; found ${found}.`,
  )
})

it('refuses to build a folder without a remote', async () => {
  const output = await published.refuses('publish', 'docs')
  expect(output).toContain('There is no remote docs in this checkout.')
  expect(output).toContain('Remotes: shell, mf-engagement')
})

it('refuses a folder that holds no build', async () => {
  const output = await published.refuses('publish', '--from', 'docs')
  expect(output).toContain('/docs holds no build of a remote: expected')
  expect(output).toContain('Name the dist folder of a build: --from DIR')
})

it.each(['rollback [RELEASE | REMOTE]', '--no-browser'])(
  'lists commands and options with --help: %s',
  async (words) => expect(await published.succeeds('check', '--help')).toContain(words),
)

it.each([['status'], ['prune'], ['check', '--from', inject('sampleBuild')]])(
  'says that there is a file where the site should be: %s',
  async (...command) => {
    const file = join(published.site.root, 'a-file')
    await writeFile(file, '')
    const output = await siteCommands({ SITE_DIR: file }).refuses(...command)
    expect(output).toContain('A file is where a folder should be.')
    expect(output).not.toMatch(/^ +at /m)
  },
)

it.each([
  ['start', 'start.ts', []],
  ['preview', 'site.ts', ['preview', '--from', inject('sampleBuild')]],
  ['dev', 'dev.ts', []],
  ['dev kit', 'dev.ts', ['kit']],
])('says that the port is in use, and how to choose another: %s', async (_, command, args) => {
  const other = createServer().listen(0)
  await once(other, 'listening')
  const port = String((other.address() as AddressInfo).port)
  const { code, output } = await runCommand(command, args, {
    PORT: port,
    API_URL: 'http://127.0.0.1:9',
    SITE_DIR: published.site.root,
    PUBLIC_ORIGIN: testOrigin,
  })
  other.close()
  expect(code).toBe(1)
  expect(output).toMatch(new RegExp(`^Port ${port} on \\S+ is in use\\. Set PORT to a free one`, 'm'))
  expect(output).not.toMatch(/^ +at /m)
})
