import { mkdir, writeFile } from 'node:fs/promises'
import { readRelease, releaseFile } from './release'
import { sampleRelease, sampleReleasePage } from '../testing/sample-release'
import { temporarySite } from '../testing/temporary-site'

it("reads a release of an earlier or later publisher: missing keys are empty (a page's remote is its section), an unknown one is dropped", async () => {
  const site = await temporarySite()
  const page = sampleReleasePage({ remote: 'mf-herbs' })
  const release = sampleRelease({ id: '0123456789abcdef', pages: { '/herbs': page } })
  const newer = ['remote', 'scripts', 'forms', 'queries', 'artefacts', 'islands']
  const stored = JSON.stringify(
    {
      ...release,
      unknown: 'a key of a later publisher',
      pages: { '/herbs': { section: page.remote, ...page } },
    },
    (key, value: unknown) => (newer.includes(key) ? undefined : value),
  )
  await mkdir(site.releases, { recursive: true })
  await writeFile(releaseFile(site, release.id), stored)
  expect(await readRelease(site, release.id)).toEqual(release)
})
