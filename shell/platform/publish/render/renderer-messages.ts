import type { ChildProcess } from 'node:child_process'
import type { Duplex } from 'node:stream'
import type { RenderedDocument } from 'contract/document'
import * as z from 'zod'
import { SiteError } from '../../errors/site-error'
import { lineOf, messagesIn, TooLong } from './json-lines.mjs'
import type { endIfLate } from './start-renderer'

const bodySchema = z.object({
  slots: z.array(z.string()),
  /** Each place of a slot: its name, and the props that it passes. */
  places: z.array(z.tuple([z.string(), z.record(z.string(), z.unknown())])),
  /** Slots whose fill failed: their places show the fallback. */
  failed: z.array(z.object({ name: z.string(), remote: z.string(), message: z.string() })),
})

/** What a rendered body contains: its slots. Its HTML stays in the renderer. */
export type RenderedBody = z.infer<typeof bodySchema>

/** What the renderer sends, by kind. */
const messageSchemas = {
  islands: z.object({ islands: z.record(z.string(), z.string()) }),
  body: bodySchema,
  page: z.object({
    html: z.string(),
    data: z.custom<RenderedDocument['data']>((data) => typeof data === 'object'),
    inlineStyles: z.array(z.string()),
    inlineScripts: z.array(z.string()),
  }),
  done: z.object({}),
}

type Messages = { [Kind in keyof typeof messageSchemas]: z.infer<(typeof messageSchemas)[Kind]> }

/** Most characters of what a remote throws or sends that are shown. */
const mostShown = 2000

/** A value for people. JSON has objects that no template takes. */
function shown(value: unknown): string {
  if (typeof value === 'string') return value.slice(0, mostShown)
  return value === null ? 'null' : typeof value
}

const refusal = (code: 'render-failed' | 'render-timeout', message: string) =>
  new SiteError(code, message, 'Fix the remote and publish it again; the live site is as it was.')

/** The message, and the line of the stack that is in the remote's code. */
function failure({ message, stack }: Partial<Record<string, unknown>>): SiteError {
  const lines = typeof stack === 'string' ? stack.split('\n') : []
  const place = lines.find((line) => line.startsWith('    at '))
  return refusal('render-failed', `Rendering failed. ${shown(message)}${place ? `\n  ${place.trim()}` : ''}`)
}

const notStarted = ({ message }: Error) =>
  new SiteError(
    'render-failed',
    `The renderer did not start: ${message}.`,
    'Look for the cause on this machine (processes, open files), and publish again; the live site is as it was.',
  )

/** Most characters of a message: ten times as many as the HTML of a page may have. Each may become fifty bytes of this process. */
const longest = 10_000_000

const notRead = (place: string) =>
  refusal('render-failed', `What the renderer sent at ${place} cannot be read.`)

const unreadable = (place: string) => (error: unknown) => {
  if (error instanceof TooLong)
    throw refusal('render-failed', `The renderer sent ${error.message} at ${place}.`)
  // The channel of a renderer that has ended may fail: then there are no more messages.
  if (!(error instanceof SyntaxError)) return { value: undefined }
  throw notRead(place)
}

/** The fault of a renderer that did not start or has ended, by what it worked on. */
const endOf = (child: ChildProcess, late: () => number | undefined) =>
  new Promise<(place: string) => SiteError>((resolve) => {
    child.on('error', (error) => {
      // If it has started, it stops: `close` says how.
      if (child.pid === undefined) resolve(() => notStarted(error))
    })
    // Not `exit`: that may come before the last messages are read.
    child.on('close', (code, signal) =>
      resolve((place) => {
        const seconds = late()
        return seconds === undefined
          ? refusal('render-failed', `The renderer stopped (${signal ?? code}) at ${place}.`)
          : refusal('render-timeout', `Rendering hangs at ${place} (${seconds} seconds).`)
      }),
    )
  })

/** Talks with a renderer. The code of remotes can write to the channel as well: what it writes is a fault, and never ends this process. */
export function talkTo(child: ChildProcess, watch: ReturnType<typeof endIfLate>) {
  // Node creates no streams for a process that does not start because too many files are open.
  const channel = (child.stdio as ChildProcess['stdio'] | undefined)?.[3] as Duplex | undefined
  const messages = channel && messagesIn(channel, longest)
  const ended = endOf(child, watch.late)
  // What is sent to a renderer that has ended is lost: `receive` says how it ended.
  channel?.on('error', () => {})
  return {
    /** Lets go of what was sent and not taken: unread, it would keep the channel open for good. */
    hangUp: () => void channel?.destroy(),

    send: (message: object) => void channel?.write(lineOf(message)),

    /** Takes the next message, which has to be of `kind`. A fault names `place`, what the renderer works on. */
    receive: async <Kind extends keyof Messages>(kind: Kind, place: string): Promise<Messages[Kind]> => {
      watch.listen()
      const next = await messages?.next().catch(unreadable(place))
      if (next?.value === undefined) throw (await ended)(place)
      watch.hear()
      const message = next.value as Partial<Record<string, unknown>> | null
      if (message?.['kind'] === 'failed') throw failure(message)
      if (message?.['kind'] !== kind)
        throw refusal(
          'render-failed',
          `The renderer sent ${shown(message?.['kind'] ?? message)} at ${place} without being asked for it.`,
        )
      const { data } = messageSchemas[kind].safeParse(message)
      if (!data) throw notRead(place)
      return data as Messages[Kind]
    },
  }
}
