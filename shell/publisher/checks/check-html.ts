import { fork } from 'node:child_process'
import { join } from 'node:path'
import type { Message } from 'html-validate'
import { PublishError } from '../errors'
import type { Finding } from './finding'

// Starts as soon as the publisher does, on another core: it is warm when the first page is there. It stops with this
// process, and keeps it running only while an answer is awaited.
const validator = fork(join(import.meta.dirname, 'html-validator.mjs'), { execArgv: [] })
validator.unref()
validator.channel?.unref()

const answers = new Map<number, (messages: Message[]) => void>()
validator.on('message', ({ id, messages }: { id: number; messages: Message[] }) => {
  answers.get(id)?.(messages)
  answers.delete(id)
  if (answers.size === 0) validator.channel?.unref()
})

const stopped = new Promise<never>((_, reject) => {
  validator.once('exit', (code, signal) =>
    reject(
      new PublishError(
        'check-failed',
        `html-validate stopped (${signal ?? code}) before every page was checked.`,
        'What it says of itself stands above. Publish again; the live site is as it was.',
      ),
    ),
  )
})
// Nobody may be waiting when it stops.
stopped.catch(() => {})

let asked = 0

function validate(html: string): Promise<Message[]> {
  const id = asked++
  const answer = new Promise<Message[]>((resolve) => answers.set(id, resolve))
  validator.channel?.ref()
  // Where this cannot be sent it has stopped, and that is told.
  validator.send({ id, html }, () => {})
  return Promise.race([answer, stopped])
}

/** What html-validate finds wrong with a page. */
export async function checkHtml(page: string, html: string): Promise<Finding[]> {
  return (await validate(html)).map(({ ruleId, message, selector }) => ({
    page,
    check: `valid HTML (${ruleId})`,
    expected: 'no error',
    found: `${message} at ${selector ?? 'the document'}`,
  }))
}
