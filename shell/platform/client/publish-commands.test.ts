import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { fakeService } from '../server/testing/fake-service'
import { rollback } from './publish-commands'

const program = fileURLToPath(new URL('remote.mjs', import.meta.url))
const dir = mkdtempSync(join(tmpdir(), 'publish-commands-'))
writeFileSync(join(dir, 'package.json'), '{ "name": "mf-herbs" }')
afterAll(() => rmSync(dir, { recursive: true }))

/** Checks the package in `dir`, whose build script is `build`, with a publisher that does not answer. */
function check(build: string) {
  writeFileSync(join(dir, 'package.json'), JSON.stringify({ name: 'mf-herbs', scripts: { build } }))
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [program, 'check', '--to', 'http://127.0.0.1:9'],
    { cwd: dir, encoding: 'utf8', timeout: 25_000, env: { ...process.env, SITE_TOKEN: 'token' } },
  )
  return { status, stdout, stderr }
}

it('builds with the build script of the package', () => {
  expect(check('echo built by the script')).toEqual({
    status: 1,
    stdout: 'built by the script\n',
    stderr: expect.stringContaining(`${join(dir, 'dist/remote.json')} cannot be read`) as string,
  })
}, 30_000)

const requestWith = (SITE_TOKEN: string, to = 'http://127.0.0.1:9') => ({
  words: [],
  root: dir,
  options: { to },
  environment: { SITE_TOKEN },
})

it.each(['site_a\nb', '“site_a”', 'site_a b'])(
  'does not send or show a token that no header takes: %j',
  (token) =>
    expect(rollback(requestWith(token))).rejects.toMatchObject({
      code: 'token-refused',
      message: expect.not.stringContaining('site_a') as string,
    }),
)

it.each([
  ['publisher-unreachable', undefined],
  ['store-unreachable', '{"error":{"code":"store-unreachable","message":"m","fix":"f"}}'],
])('says after %s which version must be live still for another rollback', async (code, refusal) => {
  const to = await fakeService((request, response) => {
    if (request.url === '/status')
      response.end('{ "remotes": [{ "remote": "mf-herbs", "version": "c0ffee" }] }')
    else if (refusal === undefined) response.destroy()
    else response.writeHead(503).end(refusal)
  })
  await expect(rollback(requestWith('a', to))).rejects.toMatchObject({
    code,
    fix: expect.stringContaining('Roll back again only if c0ffee of mf-herbs is still live') as string,
  })
})
