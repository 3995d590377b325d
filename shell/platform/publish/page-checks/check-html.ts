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
const longestAnswer = 60_000

/** Longest wait for the next page (ms): a web server that has published once needs it no more. */
const longestIdle = 5 * 60_000

const tooSlow = (page: string) =>
  new SiteError(
    'check-timeout',
    `html-validate gives no answer about ${page} within ${longestAnswer / 1000} seconds.`,
    'Make the page smaller or simpler and publish again; the live site is as it was.',
  )

type Answer = (messages: Message[]) => void

/** html-validate in its own process, so that it works on another core while pages are rendered. */
interface Validator {
  process: ChildProcess
  /** Open questions by their number. */
  open: Map<number, { page: string; answer: Answer; fail: (error: SiteError) => void }>
  /** Ends it: `awaitAnswer` and `awaitPage` set it. */
  timer?: NodeJS.Timeout
}

/** Kept for a while: html-validate takes longer to load than to check a page, and a publisher checks many. */
let running: Validator | undefined
let asked = 0

/** Ends the validator; its `exit` handler fails what is open. */
function endValidator(validator: Validator): void {
  if (running === validator) running = undefined
  validator.process.kill('SIGKILL')
}

/** Refuses the page of the oldest question, with which the validator is busy, and ends it. */
function giveUp(validator: Validator): void {
  const [oldest] = validator.open.values()
  oldest?.fail(tooSlow(oldest.page))
  endValidator(validator)
}

/** Waits for an answer, which keeps this process alive. */
function awaitAnswer(validator: Validator): void {
  clearTimeout(validator.timer)
  validator.timer = setTimeout(giveUp, longestAnswer, validator)
  validator.process.ref()
  validator.process.channel?.ref()
}

/** Waits for a page. This process may end, and the validator with it. */
function awaitPage(validator: Validator): void {
  clearTimeout(validator.timer)
  validator.timer = setTimeout(endValidator, longestIdle, validator).unref()
  validator.process.unref()
  validator.process.channel?.unref()
}

function startValidator(): Validator {
  const validator: Validator = {
    process: fork(join(import.meta.dirname, 'html-validator.mjs'), { execArgv: [] }),
    open: new Map(),
  }
  validator.process.on('message', ({ id, messages }: { id: number; messages: Message[] }) => {
    validator.open.get(id)?.answer(messages)
    validator.open.delete(id)
    if (validator.open.size > 0) awaitAnswer(validator)
    else awaitPage(validator)
  })
  const failAll = (reason: string | number | null) => {
    if (running === validator) running = undefined
    clearTimeout(validator.timer)
    for (const { fail } of validator.open.values()) fail(stopped(reason))
  }
  validator.process.once('exit', (code, signal) => failAll(signal ?? code))
  // A process that never started has no exit.
  validator.process.on('error', ({ message }) => {
    if (validator.process.pid === undefined) failAll(message)
  })
  awaitPage(validator)
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
    awaitAnswer(validator)
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
