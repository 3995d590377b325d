import type { DocumentParts, RenderedDocument } from 'contract/document'
import { SiteError } from '../../errors/site-error'
import type { Combination } from '../compose/combination'
import type { IslandHtml } from './islands'
import type { PlannedPage } from './page-plan'
import { pageJob, renderJob } from './render-job'
import { endIfLate, startRenderer } from './start-renderer'

/** What a rendered body contains: its slots. Its HTML stays in the renderer. */
export interface RenderedBody {
  slots: string[]
  /** Each place of a slot: its name, and the props that it passes. */
  places: [string, Record<string, unknown>][]
  /** Slots whose fill failed: their places show the fallback. */
  failed: { name: string; remote: string; message: string }[]
}

/** A page whose document is rendered. */
export interface RenderedPage extends RenderedBody, RenderedDocument {}

/** The caller's steps between those of the renderer. */
interface Steps<Finished> {
  /** The pages to render; `islands` is the HTML of the islands. */
  choose: (islands: IslandHtml) => Promise<PlannedPage[]>
  /** Everything a document needs except the body. */
  parts: (planned: PlannedPage, body: RenderedBody) => Promise<Omit<DocumentParts, 'body'>>
  finish: (planned: PlannedPage, page: RenderedPage) => Promise<Finished>
}

type Message =
  | { kind: 'islands'; islands: IslandHtml }
  | ({ kind: 'body' } & RenderedBody)
  | ({ kind: 'page' } & RenderedDocument)
  | { kind: 'done' }
  | ({ kind: 'failed' } & Fault)

interface Fault {
  message: string
  stack: string
}

/** The message, and the line of the stack that is in the remote's code. */
function describeFault({ message, stack }: Fault): string {
  const [place] = stack.split('\n').filter((line) => line.startsWith('    at '))
  return `Rendering failed. ${message}${place ? `\n  ${place.trim()}` : ''}`
}

const refusal = (code: 'render-failed' | 'render-timeout', message: string) =>
  new SiteError(code, message, 'Fix the remote and publish it again; the live site is as it was.')

const notStarted = (reason: string) =>
  new SiteError(
    'render-failed',
    `The renderer did not start: ${reason}.`,
    'Look for the cause on this machine (processes, open files), and publish again; the live site is as it was.',
  )

/**
 * Renders in a child process: first the islands, then for each chosen page the body and, with the `parts` that its slots need, the
 * document. Hands each page to `finish` while the next one is rendered. The code of a remote may be faulty: an exception, a crash or
 * a hang refuses the publish and names the page. What it sends is taken for the page whose turn it is: no message names a page.
 */
export async function renderPages<Finished>(
  combination: Combination,
  steps: Steps<Finished>,
): Promise<Finished[]> {
  const child = startRenderer(combination)
  const watch = endIfLate(child)
  const finished: Promise<Finished>[] = []
  let isChosen = false
  let pages: PlannedPage[] | undefined
  let body: RenderedBody | undefined
  const at = () => (pages ? (pages[finished.length]?.page.path ?? 'the end') : 'the islands')
  const stopped = (how: string | number | null) => {
    const late = watch.late()
    return late === undefined
      ? refusal('render-failed', `The renderer stopped (${how}) at ${at()}.`)
      : refusal('render-timeout', `Rendering hangs at ${at()} (${late} seconds).`)
  }

  const answer = async (message: Message) => {
    const planned = pages?.[finished.length]
    const unasked = () =>
      refusal('render-failed', `The renderer sent ${message.kind} at ${at()} without being asked for it.`)
    switch (message.kind) {
      case 'islands':
        if (isChosen) throw unasked()
        isChosen = true
        pages = await steps.choose(message.islands)
        watch.allow(pages.length)
        child.send(pages.map((page) => pageJob(combination, page)))
        break
      case 'body':
        if (!planned || body) throw unasked()
        body = message
        child.send(await steps.parts(planned, body))
        break
      case 'page':
        if (!planned || !body) throw unasked()
        finished.push(steps.finish(planned, { ...body, ...message }))
        body = undefined
        await finished.at(-1)
        break
      case 'failed':
        throw refusal('render-failed', describeFault(message))
      case 'done':
        if (!pages || finished.length < pages.length) throw stopped('too early')
    }
  }
  try {
    await new Promise<void>((resolve, reject) => {
      child.on('message', (message: Message) => {
        answer(message).then(() => message.kind === 'done' && resolve(), reject)
      })
      child.on('error', ({ message }) => {
        // If it has started, it stops: `close` says how.
        if (child.pid === undefined) reject(notStarted(message))
      })
      // Not `exit`: that may come before the last messages are read.
      child.on('close', (code, signal) => reject(stopped(signal ?? code)))
      child.send(renderJob(combination))
    })
    return await Promise.all(finished)
  } finally {
    watch.stop()
    child.kill('SIGKILL')
    // The caller may delete files now: no further page begins, and none is being written.
    child.removeAllListeners('message')
    await Promise.allSettled(finished)
  }
}
