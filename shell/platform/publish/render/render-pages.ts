import type { DocumentParts, RenderedDocument } from 'contract/document'
import { fork } from 'node:child_process'
import { realpathSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { sharedModuleFile } from 'contract/shared-modules'
import { shellOf, type Combination } from '../combination'
import { SiteError } from '../../store/errors'
import type { IslandHtml } from '../islands'
import { baseOf, moduleFiles, slotFillers, type RemoteModule, type PlannedPage } from '../page-plan'
import { isOptional } from '../slot-offers'
import { shownNavigationOf } from '../shown-navigation'
import { confinedTo } from './confinement'

/** A page whose body is rendered, and its slots. */
export interface RenderedBody {
  path: string
  slots: string[]
  /** Each place of a slot: its name, and the props that it passes. */
  places: [string, Record<string, unknown>][]
  /** Slots whose fill failed: their places show the fallback. */
  failed: { name: string; remote: string; message: string }[]
}

/** A page whose document is rendered. */
export interface RenderedPage extends RenderedBody, RenderedDocument {}

/** The publisher's side of the exchange with the renderer. */
interface Publisher<Finished> {
  /** The pages to render; `islands` is the HTML of the islands. */
  choose: (islands: IslandHtml) => Promise<PlannedPage[]>
  /** Everything a document needs except the body. */
  parts: (body: RenderedBody) => Promise<Omit<DocumentParts, 'body'>>
  finish: (page: RenderedPage) => Promise<Finished>
}

type Message =
  | { islands: IslandHtml }
  | RenderedBody
  | RenderedPage
  | { done: true }
  | { error: { message: string; stack: string } }

/** Longest silence of the renderer (seconds) before it counts as hung. */
const silenceLimit = 20

/** Node loads a module from its real path, so a link is named by its target. */
const folderUrl = (dir: string) => `${pathToFileURL(realpathSync(dir)).href}/`

const moduleUrl = (combination: Combination, exposed: RemoteModule) =>
  folderUrl(join(combination.get(exposed.remote)?.dir ?? '', 'server')) +
  moduleFiles(combination, exposed).server

const pageJob = (combination: Combination, { remote, page }: PlannedPage) => ({
  path: page.path,
  remote,
  params: page.params,
  url: moduleUrl(combination, { remote, module: page.module }),
})

function renderJob(combination: Combination) {
  const slots = [...slotFillers(combination)].map(([name, { remote, module, hydrate }]) => [
    name,
    {
      remote,
      hydrate,
      url: moduleUrl(combination, { remote, module }),
      isOptional: isOptional(combination, name),
    },
  ])
  const { dir, manifest } = shellOf(combination)
  const shell = folderUrl(join(dir, 'server'))
  return {
    shell,
    sharedModules: Object.keys(manifest.doors ?? {}).map((name) => [name, shell + sharedModuleFile(name)]),
    assets: [...combination.values()].map((build) => [folderUrl(build.dir), baseOf(build)]),
    navigation: shownNavigationOf(combination),
    slots,
  }
}

/** The message, and the line of the stack that is in the remote's code. */
function describeFault({ message, stack }: { message: string; stack: string }): string {
  const [place] = stack.split('\n').filter((line) => line.startsWith('    at '))
  return `Rendering failed. ${message}${place ? `\n  ${place.trim()}` : ''}`
}

/**
 * Renders in a child process: first the islands, then for each chosen page the body and, with the `parts` that its slots need, the
 * document. Hands each page to `finish` while the next one is rendered. The code of a remote may be faulty: an exception, a crash or
 * a hang refuses the publish and names the page.
 */
export function renderPages<Finished>(
  combination: Combination,
  publisher: Publisher<Finished>,
): Promise<Finished[]> {
  const child = fork(fileURLToPath(new URL('render-child.mjs', import.meta.url)), {
    ...confinedTo([import.meta.dirname, ...[...combination.values()].map(({ dir }) => dir)]),
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    // Pages are long texts: as JSON they take twice as long.
    serialization: 'advanced',
  })
  const finished: Promise<Finished>[] = []
  let pages: PlannedPage[] | undefined
  const at = () => (pages ? (pages[finished.length]?.page.path ?? 'the end') : 'the islands')
  let silentSeconds = 0
  let watch: NodeJS.Timeout | undefined
  return new Promise<Finished[]>((resolve, reject) => {
    const refuse = (code: 'render-failed' | 'render-timeout', message: string) =>
      reject(new SiteError(code, message, 'Fix the remote and publish it again; the live site is as it was.'))
    // Counts turns of this process instead of time: while it is busy with pages, the renderer is not silent.
    watch = setInterval(() => {
      silentSeconds++
      if (silentSeconds >= silenceLimit)
        refuse('render-timeout', `Rendering hangs at ${at()} (${silenceLimit} seconds).`)
    }, 1000)
    child.on('message', (message: Message) => {
      silentSeconds = 0
      if ('error' in message) return refuse('render-failed', describeFault(message.error))
      if ('done' in message) {
        clearInterval(watch)
        if (!pages || finished.length < pages.length)
          return refuse('render-failed', `The renderer ended at ${at()}.`)
        return resolve(Promise.all(finished))
      }
      if ('islands' in message) {
        publisher.choose(message.islands).then((chosen) => {
          pages = chosen
          child.send(pages.map((page) => pageJob(combination, page)))
        }, reject)
        return
      }
      if (!('html' in message)) {
        publisher.parts(message).then((parts) => child.send(parts), reject)
        return
      }
      const page = publisher.finish(message)
      page.catch(reject)
      finished.push(page)
    })
    child.on('error', (error) => refuse('render-failed', `The renderer did not start: ${error.message}.`))
    // Not `exit`: that may come before the last messages are read.
    child.on('close', (code, signal) =>
      refuse('render-failed', `The renderer stopped (${signal ?? code}) at ${at()}.`),
    )
    child.send(renderJob(combination))
  }).finally(async () => {
    clearInterval(watch)
    child.kill('SIGKILL')
    // The caller may delete files now: no further page begins, and none is being written.
    child.removeAllListeners('message')
    await Promise.allSettled(finished)
  })
}
