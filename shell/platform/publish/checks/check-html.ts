import { fork, type ChildProcess } from 'node:child_process'
import { join } from 'node:path'
import type { Message } from 'html-validate'
import { SiteError } from '../../store/errors'
import { remoteAt } from '../page-facts'
import type { Finding } from './finding'

const stopped = (reason: string | number | null) =>
  new SiteError(
    'check-failed',
    `html-validate stopped (${reason}) before every page was checked.`,
    'Its own message is above. Publish again; the live site is as it was.',
  )

type Answer = (messages: Message[]) => void

/** html-validate in its own process, so that it works on another core while pages are rendered. */
interface Validator {
  process: ChildProcess
  /** Open questions by their number. */
  open: Map<number, { answer: Answer; fail: (error: SiteError) => void }>
}

/** Kept for this process: html-validate takes longer to load than to check a page, and a publisher checks many. */
let running: Validator | undefined
let asked = 0

/** Keeps this process alive while an answer is open. Then the validator keeps it no longer, and ends with it. */
function keepWaiting({ process, open }: Validator): void {
  const change = open.size > 0 ? 'ref' : 'unref'
  process[change]()
  process.channel?.[change]()
}

function startValidator(): Validator {
  const validator: Validator = {
    process: fork(join(import.meta.dirname, 'html-validator.mjs'), { execArgv: [] }),
    open: new Map(),
  }
  validator.process.on('message', ({ id, messages }: { id: number; messages: Message[] }) => {
    validator.open.get(id)?.answer(messages)
    validator.open.delete(id)
    keepWaiting(validator)
  })
  validator.process.once('exit', (code, signal) => {
    if (running === validator) running = undefined
    for (const { fail } of validator.open.values()) fail(stopped(signal ?? code))
  })
  keepWaiting(validator)
  return validator
}

/** Loads html-validate and its rules while the caller waits for something else. */
export function startHtmlValidate(): void {
  running ??= startValidator()
}

function validate(html: string): Promise<Message[]> {
  const validator = (running ??= startValidator())
  const id = asked++
  return new Promise((answer, fail) => {
    validator.open.set(id, { answer, fail })
    keepWaiting(validator)
    // If this cannot be sent, the validator has stopped, and its `exit` handler reports that.
    validator.process.send({ id, html }, () => {})
  })
}

export async function checkHtml(page: string, html: string): Promise<Finding[]> {
  const messages = await validate(html)
  if (messages.length === 0) return []
  const remoteOf = remoteAt(html)
  return messages.map(({ ruleId, message, selector, offset }) => ({
    page,
    check: `valid HTML (${ruleId})`,
    about: message,
    expected: 'no error',
    found: `${message} at ${selector ?? 'the document'}`,
    remote: remoteOf(offset),
  }))
}
