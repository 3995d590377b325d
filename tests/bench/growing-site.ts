import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { publish } from 'platform/publish/publish'
import { siteDirectory, type SiteDirectory } from 'platform/store/places/site-directory'
import { remoteNames } from 'platform/workspace'
import { editedBuild } from '../setup/edited-build'
import { startNewSite } from '../setup/start-new-site'
import { stampRemote } from '../setup/stamp-remote'
import { distOf } from '../setup/workspace'
import { buildTemplate } from './generated-remotes'

export const origin = 'http://college.test'

/** The workspace's site with generated remotes, and a way to make another build of one of them. */
export interface GrownSite {
  site: SiteDirectory
  remotes: number
  /** Makes a build of the first generated remote that shows another number than all before. */
  nextEdition: () => Promise<string>
}

export const generatedName = (index: number) => `s${String(index).padStart(3, '0')}`

/** Publishes the workspace's packages and then generated remotes up to each of `sizes`; `look` is called at each. */
export async function growSite(sizes: number[], look: (grown: GrownSite) => Promise<void>): Promise<void> {
  // Builds missing packages, as `npm start` does.
  await (await startNewSite()).stop()
  const site = siteDirectory(await mkdtemp(join(tmpdir(), 'bench-site-')))
  const template = await buildTemplate()
  const stamp = (index: number) => stampRemote(template, generatedName(index))
  let edition = 1
  const nextEdition = async () => {
    const text = `Edition ${++edition}.`
    return editedBuild(await stamp(1), (code) => code.replaceAll('Edition 1.', text))
  }
  await publish(site, remoteNames().map(distOf), origin)
  let built = 0
  for (const remotes of sizes) {
    const fresh: string[] = []
    while (built < remotes) fresh.push(await stamp(++built))
    await publish(site, fresh, origin)
    await look({ site, remotes, nextEdition })
  }
}
