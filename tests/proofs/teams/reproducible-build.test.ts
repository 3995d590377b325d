import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { storeBuilds } from 'platform/publish/publish'
import { partialCheckout } from '../../setup/partial-checkout'
import { publishedSite } from '../../setup/published-site'
import { distOf } from '../../setup/workspace'

it('gives the same sources the same version in another folder', async () => {
  const { site } = await publishedSite()
  const other = await partialCheckout(['mf-programs'])
  onTestFinished(other.remove)
  const versionsOf = async (dists: string[]) =>
    (await storeBuilds(site, dists)).map(({ manifest, version }) => `${manifest.name}@${version}`)
  const remotes = ['shell', 'mf-programs']
  const dists = remotes.map((name) => join(other.dir, name, 'dist'))
  for (const name of remotes)
    await promisify(execFile)('npm', ['run', '--silent', 'build'], { cwd: join(other.dir, name) })
  expect(await versionsOf(dists)).toEqual(await versionsOf(remotes.map(distOf)))
})
