import type { FastifyReply } from 'fastify'
import { PassThrough } from 'node:stream'
import type { Candidate } from '../publish/candidate'
import { apiError } from './answer-errors'
import type { ProgressLine } from './api'

/** Hears what is being done, for the person who waits. */
export type Tell = (progress: string) => void

/** A client that hears nothing for long takes the connection for dead (ms). */
const beat = 5000

/** The end of work that went well. */
export type Done = Extract<ProgressLine, { done: unknown }>['done']

/** What the last line of an answer says of a candidate. */
export const doneOf = ({ release, findings }: Candidate, lines: string[]): Done => ({
  lines,
  release: release.id,
  origin: release.origin,
  findings: findings.length,
})

/** Answers with a line of JSON for each thing that `work` tells, and a last one for its end. A client that goes away ends nothing. */
export function sendProgress(reply: FastifyReply, work: (tell: Tell) => Promise<Done>): FastifyReply {
  const lines = new PassThrough()
  // A client may go away: the work goes on.
  lines.on('error', () => {})
  const send = (line: ProgressLine) => lines.writable && lines.write(`${JSON.stringify(line)}\n`)
  const started = Date.now()
  const timer = setInterval(
    () => send({ progress: `still working after ${Math.round((Date.now() - started) / 1000)} s` }),
    beat,
  )
  void work((progress) => send({ progress }))
    .then(
      (done) => send({ done }),
      (error: unknown) =>
        send({ error: apiError(error, (err) => reply.log.error({ err }, 'the publisher failed')) }),
    )
    .finally(() => {
      clearInterval(timer)
      lines.end()
    })
  return reply.type('application/x-ndjson').header('cache-control', 'no-store').send(lines)
}
