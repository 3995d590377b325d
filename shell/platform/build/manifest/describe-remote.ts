import { describePages } from './describe-pages'
import { importBuilt, moduleFails } from './load-built-module'
import { sourceFault } from '../source/source-fault'
import { readViteManifest } from './chunk-files'
import { storedForms } from './form-schemas'
import { readDeclaration } from './read-declaration'
import { fillOf, offersOf } from './slot-schemas'
import type { Manifest } from 'contract/manifest'

/** An exposed module: its name, its source, its file in the server build. */
export interface ExposedModule {
  name: string
  source: string
  server: string
}

type Loader = () => Promise<{ default: unknown }>

const exposedName = (source: string) => `./${source.replace(/\.tsx?$/, '')}`

const noComponent = (file: string) =>
  sourceFault('no-component', {
    file,
    expected: 'a component as default export, which a page or a slot in src/remote.tsx loads',
    found: 'no default export',
    fix: 'Write `export default` before the component.',
  })

const noModule = (load: Loader) =>
  sourceFault('no-component', {
    file: 'src/remote.tsx',
    expected: 'loaders that import a module of their own',
    found: String(load),
    fix: "Write `load: () => import('./my-page/my-page')`.",
  })

const sameComponent = (sources: string[]) =>
  sourceFault('same-component', {
    file: sources.join(' and '),
    expected: 'a component of its own as default export of each module that is loaded lazily',
    found: 'the same one in both, so that the build cannot tell which of them a page loads',
    fix: 'Write a component of its own in each, which may render the one that they share.',
  })

/**
 * Finds the source of a loader: the lazy chunk with the same default export. A lazy chunk that only browsers can load, such as a package
 * that an event handler imports, is no fault unless a page or a slot loads it.
 */
async function exposedModules(dir: string): Promise<(load: Loader) => Promise<ExposedModule>> {
  const chunks = Object.values(await readViteManifest(dir)).filter(
    (chunk) => chunk.isDynamicEntry && chunk.src,
  )
  const byExport = new Map<unknown, ExposedModule[]>()
  const withoutDefault: string[] = []
  const failed = new Map<unknown, string>()
  for (const { src = '', file } of chunks) {
    const loaded = await importBuilt(dir, file).catch((error: unknown) => void failed.set(error, src))
    if (!loaded) continue
    const { default: value } = loaded
    if (value === undefined) withoutDefault.push(src)
    const module = { name: exposedName(src), source: src, server: file }
    byExport.set(value, [...(byExport.get(value) ?? []), module])
  }
  return async (load) => {
    const fail = (error: unknown) => {
      throw moduleFails(dir, failed.get(error) ?? String(load), error)
    }
    const { default: component } = await Promise.resolve().then(load).catch(fail)
    if (component === undefined) throw noComponent(withoutDefault.join(' or ') || String(load))
    const [found, ...others] = byExport.get(component) ?? []
    if (!found) throw noModule(load)
    if (others.length > 0) throw sameComponent([found, ...others].map(({ source }) => source))
    return found
  }
}

/**
 * Runs the server build's `remote.js` once and turns its declaration into data. `sampleValues` is the list of the kit instance that
 * the build uses.
 */
export async function describeRemote(serverDir: string, sampleValues: Manifest['samples']) {
  globalThis.assetAddress = (_chunk, file) => file
  const { pages: declared, slots: filled, offers = {}, forms, ...others } = await readDeclaration(serverDir)
  const find = await exposedModules(serverDir)
  const modules = new Map<string, ExposedModule>()
  const expose = async (load: Loader) => {
    const module = await find(load)
    modules.set(module.name, module)
    return module.name
  }
  const pages = []
  for (const page of declared) pages.push(...describePages(page, await expose(page.load), serverDir))
  const slots = []
  for (const [name, slot] of Object.entries(filled)) {
    slots.push({ ...fillOf(name, slot), module: await expose(slot.load as Loader) })
  }
  return {
    ...others,
    pages,
    slots,
    offeredSlots: offersOf(offers),
    forms: forms && storedForms(forms),
    samples: [...sampleValues],
    modules: [...modules.values()],
  }
}

declare global {
  /** The address of a file next to a server chunk, as browsers ask for it. */
  var assetAddress: (chunkUrl: string, file: string) => string
}
