import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runRemote } from 'platform/client/remote-command'
import { root } from '../setup/workspace'

/** A site whose shell was built before shells held what a team develops with. */
const answers: Record<string, string> = {
  '/': `<html lang="en-CA"><script type="application/json" id="document-data">${JSON.stringify({ page: {}, navigation: [] })}</script>`,
  '/sitemap.xml': '',
  '/assets/releases/0a/pages/index.json': JSON.stringify({
    path: '/',
    page: { remote: 'shell', module: '' },
    slots: {},
    remotes: { shell: { base: '/assets/shell/old/', scripts: [], styles: [] } },
  }),
}

let site: Server
let url: string
beforeAll(async () => {
  site = createServer(({ url: path = '' }, response) => {
    const text = answers[path]
    response.writeHead(text === undefined ? 404 : 200, { 'server-timing': 'release;desc="0a"' }).end(text)
  })
  await once(site.listen(0, '127.0.0.1'), 'listening')
  url = `http://127.0.0.1:${(site.address() as AddressInfo).port}`
})
afterAll(() => site.close())

const sample = join(root, 'mf-resources')

/** `npx remote dev` in the folder `cwd`, in this process: its exit code and what it prints. */
async function develop(cwd: string, ...args: string[]) {
  const print = vi.spyOn(console, 'error').mockImplementation(() => {})
  const exit = vi.spyOn(process, 'exit').mockImplementation(() => undefined as never)
  await runRemote(cwd, ['dev', ...args], process.env)
  const refused = { code: exit.mock.lastCall?.[0], stderr: print.mock.calls.join('\n') }
  for (const spy of [print, exit]) spy.mockRestore()
  return refused
}

it.each([
  ['without a site', sample, [], 2, 'expected --against with the address of a site'],
  ['with a path', sample, ['https://college.example/site'], 2, 'expected an origin, which has no path'],
  ['where nothing answers', sample, ['http://127.0.0.1:9'], 1, 'expected an answer of a published site'],
  ['outside of a remote', tmpdir(), ['http://127.0.0.1:9'], 2, 'expected the folder of a remote'],
])('refuses to develop %s, in words', async (_, cwd, against, code, words) => {
  const refused = await develop(cwd, ...against.flatMap((address) => ['--against', address]))
  expect(refused).toEqual({ code, stderr: expect.stringContaining(words) as string })
  expect(refused.stderr).not.toMatch(/^ +at /m)
})

it('refuses a site whose shell lacks the files for development, and says who can help', async () => {
  const { stderr } = await develop(sample, '--against', url)
  expect(stderr).toContain('/assets/shell/old/ holds a shell without files to develop with.')
  expect(stderr).toContain('Ask the team of the shell')
})
