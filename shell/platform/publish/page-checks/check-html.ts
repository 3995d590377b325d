import { fork, type ChildProcess } from 'node:child_process'
import { join } from 'node:path'
import type { Message } from 'html-validate'
import { SiteError } from '../../errors/site-error'
import { remoteAt } from './page-facts'
import type { Finding } from '../findings/finding'
import { inTime } from '../findings/in-time'

const stopped = (reason: string | number | null) =>
  new SiteError(
    'check-failed',
    `html-validate stopped (${reason}) before every page was checked.`,
    'Its own message, if any, is above. Publish again; the live site is as it was.',
  )

/** Longest time for an answer (ms); a page takes a tenth of a second. */
const longest = 60_000

/** How long it waits for the next page (ms): a web server that has published once needs it no more. */
const longestIdle = 5 * 60_000

const tooSlow = (page: string) =>
  new SiteError(
    'check-timeout',
    `html-validate gives no answer about ${page} within ${longest / 1000} seconds.`,
    'Make the page smaller or simpler and publish again; the live site is as it was.',
  )

type Answer = (messages: Message[]) => void

/** html-validate in its own process, so that it works on another core while pages are rendered. */
interface Validator {
  process: ChildProcess
  /** Open questions by their number. */
  open: Map<number, { page: string; answer: Answer; fail: (error: SiteError) => void }>
  /** Ends it when it gives no answer, or gets no page. */
  timer?: NodeJS.Timeout
}

/** Kept for a while: html-validate takes longer to load than to check a page, and a publisher checks many. */
let running: Validator | undefined
let asked = 0

/** Ends the validator. The oldest question, which it is busy with, fails here; its `exit` handler fails the others. */
function giveUp(validator: Validator): void {
  if (running === validator) running = undefined
  const [oldest] = validator.open.values()
  oldest?.fail(tooSlow(oldest.page))
  validator.process.kill('SIGKILL')
}

/** Keeps this process alive while an answer is open. Then the validator keeps it no longer, and ends with it. */
function keepWaiting(validator: Validator): void {
  const { process, open } = validator
  clearTimeout(validator.timer)
  const change = open.size > 0 ? 'ref' : 'unref'
  validator.timer = setTimeout(giveUp, open.size > 0 ? longest : longestIdle, validator)
  validator.timer[change]()
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
  const end = (reason: string | number | null) => {
    if (running === validator) running = undefined
    clearTimeout(validator.timer)
    for (const { fail } of validator.open.values()) fail(stopped(reason))
  }
  validator.process.once('exit', (code, signal) => end(signal ?? code))
  // A process that never started has no exit.
  validator.process.on('error', ({ message }) => {
    if (validator.process.pid === undefined) end(message)
  })
  keepWaiting(validator)
  return validator
}

/** Loads html-validate and its rules while the caller waits for something else. */
export function startHtmlValidate(): void {
  running ??= startValidator()
}

function validate(page: string, html: string): Promise<Message[]> {
  const validator = (running ??= startValidator())
  const id = asked++
  return new Promise((answer, fail) => {
    validator.open.set(id, { page, answer, fail })
    keepWaiting(validator)
    // If this cannot be sent, the validator has stopped or did not start, and its handlers report that.
    if (validator.process.connected) validator.process.send({ id, html }, () => {})
  })
}

/** html-validate says the same of every landmark: its tag distinguishes them. */
const aboutOf = ({ ruleId, message, offset }: Message, html: string) =>
  ruleId === 'unique-landmark'
    ? `landmark ${/^<\w+/.exec(html.slice(html.lastIndexOf('<', offset)))?.[0]}`
    : message

function findingsOf(page: string, html: string, messages: Message[]): Finding[] {
  const remoteOf = remoteAt(html)
  return messages.map((message) => ({
    page,
    check: `valid HTML (${message.ruleId})`,
    about: aboutOf(message, html),
    expected: 'no error',
    found: `${message.message} at ${message.selector ?? 'the document'}`,
    remote: remoteOf(message.offset),
  }))
}

export async function checkHtml(page: string, html: string): Promise<Finding[]> {
  const messages = await validate(page, html)
  return messages.length === 0 ? [] : inTime(page, () => findingsOf(page, html, messages))
}
