import type { DocumentParts, RenderedDocument } from 'contract/document'
import type { Combination } from '../compose/combination'
import type { IslandHtml } from './islands'
import type { PlannedPage } from './page-plan'
import { pageJob, renderJob } from './render-job'
import { talkTo, type RenderedBody } from './renderer-messages'
import { endIfLate, endRenderer, startRenderer } from './start-renderer'

/** A page whose document is rendered. */
export interface RenderedPage extends RenderedBody, RenderedDocument {}

/** The caller's steps between those of the renderer. */
interface Steps<Choice, Finished> {
  /** Chooses the pages to render; `islands` is the HTML of the islands. */
  choose: (islands: IslandHtml) => Promise<Choice>
  /** Everything a document needs except the body. */
  parts: (planned: PlannedPage, body: RenderedBody) => Promise<Omit<DocumentParts, 'body'>>
  finish: (planned: PlannedPage, page: RenderedPage, choice: Choice) => Promise<Finished>
}

/** Pages in hand. A renderer may send them faster than they are checked and compressed, and each takes memory. */
const pagesAtOnce = 8

/**
 * Renders in a child process: first the islands, then for each chosen page the body and, with the `parts` that its slots need, the
 * document. Hands each page to `finish` while the next one is rendered. The code of a remote may be faulty: an exception, a crash or
 * a hang refuses the publish and names the page. What it sends is taken for the page whose turn it is: no message names a page.
 */
export async function renderPages<Choice extends { pages: PlannedPage[] }, Finished>(
  combination: Combination,
  steps: Steps<Choice, Finished>,
): Promise<{ choice: Choice; finished: Finished[] }> {
  const child = startRenderer(combination)
  const watch = endIfLate(child)
  const { send, receive, hangUp } = talkTo(child, watch)
  const finished: Promise<Finished>[] = []
  // A page that cannot be finished ends the wait for the next message.
  let finishing: Promise<unknown> = Promise.resolve()
  const next: typeof receive = (...turn) => {
    const message = receive(...turn)
    return Promise.race([message, finishing.then(() => message)])
  }
  try {
    send(renderJob(combination))
    const { islands } = await next('islands', 'the islands')
    const choice = await steps.choose(islands)
    watch.allow(choice.pages.length)
    send(choice.pages.map((page) => pageJob(combination, page)))
    for (const planned of choice.pages) {
      const { path } = planned.page
      await finished.at(-pagesAtOnce)
      const body = await next('body', path)
      send(await steps.parts(planned, body))
      const page = await next('page', path)
      const last = steps.finish(planned, { ...body, ...page }, choice)
      finished.push(last)
      finishing = Promise.all([finishing, last])
      // It may fail while nothing waits for a message: unhandled, that would end this process.
      finishing.catch(() => {})
    }
    await next('done', 'the end')
    return { choice, finished: await Promise.all(finished) }
  } finally {
    watch.stop()
    endRenderer(child)
    hangUp()
    // The caller may delete files now: no further page begins, and none is being written.
    await Promise.allSettled(finished)
  }
}
