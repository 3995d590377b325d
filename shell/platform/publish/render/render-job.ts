import { realpathSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { sharedModuleFile } from 'contract/shared-modules'
import { shellOf, shownNavigationOf, type Combination } from '../compose/combination'
import { baseOf, buildOf, moduleFiles, type RemoteModule } from './module-files'
import type { PlannedPage } from './page-plan'
import { isOptional, slotFillers } from '../compose/slots'

/** Node loads a module from its real path, so a link is named by its target. */
const folderUrl = (dir: string) => `${pathToFileURL(realpathSync(dir)).href}/`

const moduleUrl = (combination: Combination, exposed: RemoteModule) =>
  folderUrl(join(buildOf(combination, exposed.remote).dir, 'server')) +
  moduleFiles(combination, exposed).server

/** What the renderer needs to know about a page. */
export const pageJob = (combination: Combination, { remote, page }: PlannedPage) => ({
  path: page.path,
  remote,
  params: page.params,
  url: moduleUrl(combination, { remote, module: page.module }),
})

/** What the renderer needs to know first: the shell's build, the shared modules, the slots. */
export function renderJob(combination: Combination) {
  const slots = [...slotFillers(combination)].map(([name, filler]) => [
    name,
    {
      remote: filler.remote,
      hydrate: filler.hydrate,
      url: moduleUrl(combination, filler),
      isOptional: isOptional(combination, name),
    },
  ])
  const { dir, manifest } = shellOf(combination)
  const shell = folderUrl(join(dir, 'server'))
  return {
    shell,
    sharedModules: Object.keys(manifest.doors ?? {}).map((name) => [name, shell + sharedModuleFile(name)]),
    assets: [...combination.values()].map((build) => [folderUrl(build.dir), baseOf(build.manifest)]),
    navigation: shownNavigationOf(combination),
    slots,
  }
}
