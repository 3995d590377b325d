import type { ChildProcess } from 'node:child_process'
import { on } from 'node:events'
import type { RenderedDocument } from 'contract/document'
import { SiteError } from '../../errors/site-error'
import type { IslandHtml } from './islands'
import type { endIfLate } from './start-renderer'

/** What a rendered body contains: its slots. Its HTML stays in the renderer. */
export interface RenderedBody {
  slots: string[]
  /** Each place of a slot: its name, and the props that it passes. */
  places: [string, Record<string, unknown>][]
  /** Slots whose fill failed: their places show the fallback. */
  failed: { name: string; remote: string; message: string }[]
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

const notStarted = ({ message }: Error) =>
  new SiteError(
    'render-failed',
    `The renderer did not start: ${message}.`,
    'Look for the cause on this machine (processes, open files), and publish again; the live site is as it was.',
  )

/**
 * Receives the messages of a renderer in the order in which it sent them: each call takes the next one, which has to be of `kind`. A fault
 * names `place`, what the renderer works on.
 */
export function receiver(child: ChildProcess, { late }: ReturnType<typeof endIfLate>) {
  // Not `exit`: that may come before the last messages are read.
  const messages = on(child, 'message', { close: ['close'] }) as AsyncIterator<[Message], undefined>
  return async <Kind extends Message['kind']>(kind: Kind, place: string) => {
    // A renderer that has started emits no `error`.
    const { value } = await messages.next().catch((error: Error) => Promise.reject(notStarted(error)))
    if (!value) throw stopped(child, late(), place)
    const [message] = value
    if (message.kind === 'failed') throw refusal('render-failed', describeFault(message))
    if (message.kind !== kind)
      throw refusal(
        'render-failed',
        `The renderer sent ${message.kind} at ${place} without being asked for it.`,
      )
    return message as Extract<Message, { kind: Kind }>
  }
}

const stopped = ({ exitCode, signalCode }: ChildProcess, late: number | undefined, place: string) =>
  late === undefined
    ? refusal('render-failed', `The renderer stopped (${signalCode ?? exitCode}) at ${place}.`)
    : refusal('render-timeout', `Rendering hangs at ${place} (${late} seconds).`)
