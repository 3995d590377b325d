import { fork } from 'node:child_process'
import { join } from 'node:path'
import type { Message } from 'html-validate'
import { SiteError } from '../../store/errors'
import type { Finding } from './finding'

/** html-validate in a process of its own, on another core, while pages are rendered. */
export class HtmlCheck {
  readonly #validator = fork(join(import.meta.dirname, 'html-validator.mjs'), { execArgv: [] })
  readonly #answers = new Map<number, (messages: Message[]) => void>()
  readonly #stopped: Promise<never>
  #asked = 0

  constructor() {
    this.#validator.on('message', ({ id, messages }: { id: number; messages: Message[] }) => {
      this.#answers.get(id)?.(messages)
      this.#answers.delete(id)
    })
    this.#stopped = new Promise((_, reject) => {
      this.#validator.once('exit', (code, signal) =>
        reject(
          new SiteError(
            'check-failed',
            `html-validate stopped (${signal ?? code}) before every page was checked.`,
            'Its own message is above. Publish again; the live site is as it was.',
          ),
        ),
      )
    })
    // It may stop while no answer is awaited.
    this.#stopped.catch(() => {})
  }

  /** What html-validate finds wrong with a page. */
  async check(page: string, html: string): Promise<Finding[]> {
    return (await this.#validate(html)).map(({ ruleId, message, selector }) => ({
      page,
      check: `valid HTML (${ruleId})`,
      expected: 'no error',
      found: `${message} at ${selector ?? 'the document'}`,
    }))
  }

  /** Ends the process; no page is checked after this. */
  end(): void {
    this.#validator.kill()
  }

  #validate(html: string): Promise<Message[]> {
    const id = this.#asked++
    const answer = new Promise<Message[]>((resolve) => this.#answers.set(id, resolve))
    // Where this cannot be sent it has stopped, and that is told.
    this.#validator.send({ id, html }, () => {})
    return Promise.race([answer, this.#stopped])
  }
}
