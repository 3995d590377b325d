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

const forkValidator = () => fork(join(import.meta.dirname, 'html-validator.mjs'), { execArgv: [] })

/** Started before there was a page to check. */
let started: ChildProcess | undefined

/** Loads html-validate and its rules, which takes longer than most checks, while the caller waits for something else. */
export function startHtmlValidate(): void {
  started = forkValidator()
  // It does not keep this process alive, and ends with it.
  started.unref()
  started.channel?.unref()
}

function takeValidator(): ChildProcess {
  const validator = started?.connected ? started : forkValidator()
  started = undefined
  validator.ref()
  validator.channel?.ref()
  return validator
}

/** html-validate in a process of its own, on another core, while pages are rendered: the one that was started, or a new one. */
export class HtmlCheck {
  readonly #answers = new Map<number, (messages: Message[]) => void>()
  #process: { validator: ChildProcess; stopped: Promise<never> } | undefined
  #asked = 0

  /** What html-validate finds wrong with a page. */
  async check(page: string, html: string): Promise<Finding[]> {
    const messages = await this.#validate(html)
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

  /** Ends the process; no page is checked after this. */
  end(): void {
    this.#process?.validator.kill()
  }

  #start() {
    const validator = takeValidator()
    validator.on('message', ({ id, messages }: { id: number; messages: Message[] }) => {
      this.#answers.get(id)?.(messages)
      this.#answers.delete(id)
    })
    const exit = new Promise<never>((_, reject) => {
      validator.once('exit', (code, signal) => reject(stopped(signal ?? code)))
    })
    // It may stop while no answer is awaited.
    exit.catch(() => {})
    return { validator, stopped: exit }
  }

  #validate(html: string): Promise<Message[]> {
    this.#process ??= this.#start()
    const id = this.#asked++
    const answer = new Promise<Message[]>((resolve) => this.#answers.set(id, resolve))
    // Where this cannot be sent it has stopped, and that is told.
    this.#process.validator.send({ id, html }, () => {})
    return Promise.race([answer, this.#process.stopped])
  }
}
