import type { FastifyReply } from 'fastify'
import { PassThrough } from 'node:stream'
import type { Candidate } from '../publish/candidate'
import type { SiteDirectory } from '../store/places/site-directory'
import { apiError } from './answer-errors'
import type { ProgressLine } from './api'

/** Reports progress to the person who waits. */
export type Tell = (progress: string) => void

/** How often the client hears something (ms): it takes a silent connection for dead. */
const beat = 5000

/** The answer to work that succeeded. */
export type Done = Extract<ProgressLine, { done: unknown }>['done']

/** The last line of an answer about a candidate. */
export const doneOf = ({ release, findings }: Candidate, lines: string[]): Done => ({
  lines,
  release: release.id,
  origin: release.origin,
  findings: findings.length,
})

/** Answers with a line of JSON for each report of `work`, and a last one for its result. If the client disconnects, work that has begun goes on. */
export function sendProgress(
  reply: FastifyReply,
  site: SiteDirectory,
  work: (tell: Tell) => Promise<Done>,
): FastifyReply {
  const lines = new PassThrough()
  const send = (line: ProgressLine) => lines.writable && lines.write(`${JSON.stringify(line)}\n`)
  const started = performance.now()
  const timer = setInterval(
    () => send({ progress: `still working after ${Math.round((performance.now() - started) / 1000)} s` }),
    beat,
  )
  void work((progress) => send({ progress }))
    .then(
      (done) => send({ done }),
      (error: unknown) =>
        send({ error: apiError(error, site, (err) => reply.log.error({ err }, 'the publisher failed')) }),
    )
    .finally(() => {
      clearInterval(timer)
      lines.end()
    })
  return reply.type('application/x-ndjson').header('cache-control', 'no-store').send(lines)
}
