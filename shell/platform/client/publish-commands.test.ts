import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fakeService } from '../server/testing/fake-service'
import { temporaryFolder } from '../store/testing/temporary-site'
import { rollback } from './publish-commands'

let root: string
beforeEach(async () => {
  root = await temporaryFolder()
  await writeFile(join(root, 'package.json'), '{ "name": "mf-herbs" }')
})

const requestWith = (SITE_TOKEN: string, to = 'http://127.0.0.1:9') => ({
  words: [],
  root,
  options: { to },
  environment: { SITE_TOKEN },
})

it('refuses a package without a name: a rollback without a remote is one of the whole site', async () => {
  await writeFile(join(root, 'package.json'), '{ "type": "module" }')
  await expect(rollback(requestWith('a'))).rejects.toMatchObject({
    code: 'usage',
    message: expect.stringContaining('has no name') as string,
  })
})

it.each(['site_a\nb', '“site_a”', 'site_a b'])(
  'does not send or show a token that no header takes: %j',
  (token) =>
    expect(rollback(requestWith(token))).rejects.toMatchObject({
      code: 'token-refused',
      message: expect.not.stringContaining('site_a') as string,
    }),
)

const herbs = { remote: 'mf-herbs', version: 'c0ffee', since: '2026-06-30', pages: 1 }
const status = { number: 1, release: '1'.repeat(16), at: '2026-06-30', origin: 'http://a', remotes: [herbs] }

it.each([
  ['publisher-unreachable', undefined],
  ['store-unreachable', '{"error":{"code":"store-unreachable","message":"m","fix":"f"}}'],
])('says after %s which version must be live still for another rollback', async (code, refusal) => {
  const to = await fakeService((request, response) => {
    if (request.url === '/status') response.end(JSON.stringify(status))
    else if (refusal === undefined) response.destroy()
    else response.writeHead(503).end(refusal)
  })
  await expect(rollback(requestWith('a', to))).rejects.toMatchObject({
    code,
    fix: expect.stringContaining('Roll back again only if c0ffee of mf-herbs is still live') as string,
  })
})
