import type { FastifyReply } from 'fastify'
import { PassThrough } from 'node:stream'
import { SiteError } from '../store/errors'
import type { ApiError, ProgressLine } from './api'

/** A client that hears nothing for long takes the connection for dead (ms). */
const beat = 5000

/** A refusal in words; what is no refusal is told to the log alone. */
export function apiError(error: unknown, tellFault: (fault: unknown) => void): ApiError {
  if (error instanceof SiteError) return { code: error.code, message: error.message, fix: error.fix }
  tellFault(error)
  return {
    code: 'internal',
    message: 'Something went wrong in the publisher.',
    fix: 'Its log says what. The live site is as it was.',
  }
}

type Done = Extract<ProgressLine, { done: unknown }>['done']

/** Answers with a line of JSON for each thing that `work` tells, and a last one for its end. A client that goes away ends nothing. */
export function sendProgress(
  reply: FastifyReply,
  work: (tell: (progress: string) => void) => Promise<Done>,
): FastifyReply {
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
