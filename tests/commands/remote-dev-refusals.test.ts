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

const sample = join(root, 'mf-resources')

it.each([
  ['without a site', sample, [], 2, 'expected --against with the address of a site'],
  ['with a path', sample, ['https://college.example/site'], 2, 'expected an origin, which has no path'],
  ['where nothing answers', sample, ['http://127.0.0.1:2'], 1, 'found fetch failed: connect ECONNREFUSED'],
  ['outside of a remote', tmpdir(), ['http://127.0.0.1:9'], 2, 'expected the folder of a remote'],
])('refuses to develop %s, in words', async (_, cwd, against, code, words) => {
  const refused = await runRemoteHere(cwd, ['dev', ...against.flatMap((address) => ['--against', address])])
  expect(refused).toEqual({ code, output: expect.stringContaining(words) as string })
  expect(refused.output).not.toMatch(/^ +at /m)
})

it('refuses a site whose shell lacks the files for development, and says who can help', async () => {
  const site = await fakeService(({ url = '' }, response) => {
    const text = answers[url]
    response.writeHead(text === undefined ? 404 : 200, { 'server-timing': 'release;desc="0a"' }).end(text)
  })
  const { output } = await runRemoteHere(sample, ['dev', '--against', site])
  expect(output).toContain('/assets/shell/old/ holds a shell without files to develop with.')
  expect(output).toContain('Ask the team of the shell')
})
