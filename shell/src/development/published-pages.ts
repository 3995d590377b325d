import type { SlotName } from 'shared-ui'
import { loadRemote } from '../remotes/load-remote'
import { preload } from '../remotes/preload'
import type { LoadedPage, Fragment } from '../release/page'
import type { OtherRemotes, PublishedModule } from 'platform/dev/other-remotes'
import type { PageData } from 'contract/page-data'

async function loadPublished<Props>({ files, ...module }: PublishedModule): Promise<Fragment<Props>> {
  await preload(files)
  return { kind: 'component', remote: module.remote, Component: await loadRemote<Props>(module, files) }
}

/** A page of another remote from its published build, without its slots: development only. */
export async function publishedPage(data: PageData): Promise<Omit<LoadedPage, 'slots'>> {
  const { path, title, head, params, page, remotes } = data
  const files = remotes[page.remote]
  if (!files) throw new Error(`Page ${path} names no files of ${page.remote}.`)
  return { title, head, params, page: await loadPublished({ ...page, files }) }
}

async function orNothing(name: string, module: PublishedModule): Promise<LoadedPage['slots']> {
  try {
    return { [name as SlotName]: await loadPublished<object>(module) }
  } catch (error) {
    console.error(`Remote ${module.remote} could not be loaded for ${name}; the slot stays empty.`, error)
    return {}
  }
}

/** Fragments of the other remotes for the slots of every page. A slot stays empty if its remote does not answer. */
export async function publishedSlots({ slots }: OtherRemotes): Promise<LoadedPage['slots']> {
  const fragments = Object.entries(slots).map(([name, module]) => orNothing(name, module))
  return Object.assign({}, ...(await Promise.all(fragments))) as LoadedPage['slots']
}
