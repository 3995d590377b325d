import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { editFile } from '../../setup/edit-file'
import { partialCheckout } from '../../setup/partial-checkout'
import { publishedSite } from '../../setup/published-site'
import { typescript } from '../../setup/workspace'

const run = promisify(execFile)
const others = ['mf-resources', 'mf-engagement']

// The sources of mf-programs are deleted; what it has published stays.
const checkout = await partialCheckout(others)
afterAll(checkout.remove)
const published = await publishedSite(afterAll)

const npm = (remote: string, ...args: string[]) =>
  run('npm', ['run', '--silent', ...args], { cwd: join(checkout.dir, remote) })

it.each(others)('%s passes its type check', async (remote) => {
  await expect(npm(remote, 'typecheck')).resolves.toMatchObject({ stderr: '' })
})

it('mf-engagement can be built', async () => {
  await npm('mf-engagement', 'build')
  expect(existsSync(join(checkout.dir, 'mf-engagement/dist/remote.json'))).toBe(true)
})

// The tests of the inquiry service start databases; it knows no remote.
it.each(others)('%s passes its tests', async (remote) => {
  const { stdout } = await npm(remote, 'test', '--', '--reporter=json', 'src')
  expect(JSON.parse(stdout)).toMatchObject({ success: true, numFailedTests: 0 })
})

it('mf-resources can be published while the deleted remote is still live', async () => {
  const before = await published.live()
  await editFile(join(checkout.dir, 'mf-resources/content/hub.ts'), "title: '", "title: 'All ")
  await run(
    process.execPath,
    [...typescript, 'shell/platform/cli/site.ts', 'publish', 'mf-resources', '--no-browser'],
    { cwd: checkout.dir, env: { ...process.env, ...published.environment } },
  )
  const after = await published.live()
  expect(Object.keys(after.pages)).toEqual(Object.keys(before.pages))
  expect(after.builds).toEqual({ ...before.builds, 'mf-resources': after.builds['mf-resources'] })
  expect(after.builds['mf-resources']).not.toBe(before.builds['mf-resources'])
})
