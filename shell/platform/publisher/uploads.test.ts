import { createHash } from 'node:crypto'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { siteDirectory, type SiteDirectory } from '../store/site-directory'
import { keepContent, takeBuild } from './uploads'

let site: SiteDirectory
beforeEach(async () => void (site = siteDirectory(await mkdtemp(join(tmpdir(), 'uploads-')))))
afterEach(() => rm(site.root, { recursive: true }))

it('refuses a content of another size than announced, before it is copied', async () => {
  const content = Buffer.from('A content that many files may name')
  const sha256 = createHash('sha256').update(content).digest('hex')
  await keepContent(site, sha256, content)
  const files = { 'client/a.js': { sha256, bytes: 0 } }
  await expect(takeBuild(site, { remote: 'mf-herbs', files })).rejects.toMatchObject({
    code: 'build-refused',
    message: `mf-herbs: expected 0 bytes in client/a.js, as announced; found ${content.length}.`,
  })
  expect(await readdir(site.work)).toEqual([`content-${sha256}`])
})
