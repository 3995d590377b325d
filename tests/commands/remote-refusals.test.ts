import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fakeService } from 'platform/server/testing/fake-service'
import { runRemoteHere } from '../setup/run-remote'
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

/** A package that cannot be built: what these tests expect is said before a build. */
const unbuildable = join(root, 'tests')

it.each([
  ['new mf-tea', 2, 'run in its root: npm run site -- new mf-NAME'],
  ['dev', 2, 'expected --against with the address of a site'],
  ['dev --against https://college.example/site', 2, 'expected an origin, which has no path'],
  ['dev --against http://127.0.0.1:2', 1, 'found fetch failed: connect ECONNREFUSED'],
  ['dev --against http://127.0.0.1:9', 2, 'expected the folder of a remote', tmpdir()],
  ['publish --to localhost:8070', 2, 'Expected --to with the address of a publisher; found localhost:8070.'],
  ['publish --force --to localhost:8070', 2, 'Expected --to with'],
  ['rollback --force --to localhost:8070', 2, 'Expected --to with'],
  ['publish --preview --force --to http://127.0.0.1:9', 2, '--preview takes no --force'],
  ['publish --from a --from b --to http://127.0.0.1:9', 2, '--from: expected one value; found more.'],
  ['check --preview --to http://127.0.0.1:9', 2, 'check: --preview is more than it takes.'],
])('refuses in words: %s', async (typed, code, words, cwd = unbuildable) => {
  const refused = await runRemoteHere(cwd, typed.split(' '))
  expect(refused).toEqual({ code, output: expect.stringContaining(words) as string })
  expect(refused.output).not.toMatch(/^ +at /m)
})

it('refuses a site whose shell lacks the files for development, and says who can help', async () => {
  const site = await fakeService(({ url = '' }, response) => {
    const text = answers[url]
    response.writeHead(text === undefined ? 404 : 200, { 'server-timing': 'release;desc="0a"' }).end(text)
  })
  const { output } = await runRemoteHere(unbuildable, ['dev', '--against', site])
  expect(output).toContain('/assets/shell/old/ holds a shell without files to develop with.')
  expect(output).toContain('Ask the team of the shell')
})
