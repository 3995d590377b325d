import { setTimeout as wait } from 'node:timers/promises'
import type * as z from 'zod'
import { mostFileBytes, progressSchema, refusalSchema, type ApiError } from '../publisher/api'
import { checkedJson } from '../errors/checked-json'
import { SiteError } from '../errors/site-error'
import { printable } from '../errors/printable'
import { reasonOf } from '../errors/reason'
import { unanswered } from './request'

/** Attempts for a request that gets no answer. Such requests do not change the live site. */
const attempts = 4

/** How long the answer to a question may take. Nothing else has a limit: a line may be slow, and a build is stored while its client waits. */
const patienceMilliseconds = 120_000

/** Node's `fetch` does not use the proxy of the environment as npm does. */
function proxyAdvice(to: string): string {
  const { HTTPS_PROXY, https_proxy, NODE_USE_ENV_PROXY } = process.env
  if (!to.startsWith('https:') || !(HTTPS_PROXY || https_proxy) || NODE_USE_ENV_PROXY) return ''
  return ' This machine has a proxy (HTTPS_PROXY), which Node uses only with NODE_USE_ENV_PROXY=1 (Node 22.21, 24 or newer).'
}

const unreachable = (to: string, cause: unknown) =>
  new SiteError(
    'publisher-unreachable',
    `${to} does not answer: ${reasonOf(cause)}.`,
    `Check the address and the network, and run the command again: it does not send again what has arrived.${proxyAdvice(to)}`,
  )

const endedEarly = (to: string, reason = '') =>
  new SiteError(
    'publisher-unreachable',
    `${to} ended its answer before the end of the work${reason}.`,
    'The publisher may have finished the work: check what is live (npx --no remote status --to …), then run the command again.',
  )

/** A redirect is not followed: it would turn a POST into a GET and lose the token. */
function redirected(to: string, { url, status }: Response, location: string): SiteError {
  const target = new URL(location, url).href
  return new SiteError(
    'usage',
    `${to} answers ${status}: expected a publisher; found a redirect to ${target}.`,
    `Name the address of the publisher itself. If it is there: --to ${new URL('.', target).href}`,
  )
}

/** Answers of a proxy that another attempt may not get: Request Timeout, Too Many Requests. */
const passing = [408, 429]

const fixForStatus = (status: number) =>
  status === 413
    ? `A proxy in front of the publisher takes no file of this size: ask the operator to let it take ${mostFileBytes / 1e6} MB.`
    : 'Name the address of the publisher, not that of the site.'

/** What answers at the address of a publisher in its place. */
function notPublisher(to: string, response: Response, found = ''): SiteError {
  const location = response.headers.get('location')
  if (location !== null) return redirected(to, response, location)
  const fault = `${to} answers ${response.status}, and not as a publisher does${found}.`
  if (response.status < 500 && !passing.includes(response.status))
    return new SiteError('usage', fault, fixForStatus(response.status))
  return new SiteError(
    'publisher-unreachable',
    fault,
    'The publisher, or what is in front of it, does not work at the moment: try again later, or ask the operator.',
  )
}

/** A refusal of the publisher. A newer one may have codes that this client does not know. */
const refusal = ({ code, message, fix }: ApiError) => new SiteError(code as SiteError['code'], message, fix)

/** Most characters of an answer, or of a line of one: what never ends would fill the memory. */
const longest = 10_000_000

function requireEnd(text: string): void {
  if (text.length > longest) throw new Error(`more than ${longest} characters without an end`)
}

const partsOf = (response: Response): AsyncIterable<string> | string[] =>
  response.body?.pipeThrough(new TextDecoderStream()) ?? []

async function textOf(response: Response): Promise<string> {
  let text = ''
  for await (const part of partsOf(response)) requireEnd((text += part))
  return text
}

async function* linesOf(response: Response): AsyncIterable<string> {
  let rest = ''
  for await (const part of partsOf(response)) {
    const lines = (rest + part).split('\n')
    rest = lines.pop() ?? ''
    requireEnd(rest)
    yield* lines
  }
}

/** The refusal of the publisher in its words; if something else answers at its address, what that is. */
async function refusalOf(to: string, response: Response): Promise<SiteError> {
  const answer = await textOf(response)
    .then((text) => JSON.parse(text) as unknown)
    .catch(() => undefined)
  const body = refusalSchema.safeParse(answer)
  if (!body.success) return notPublisher(to, response)
  return refusal(body.data.error)
}

/** Talks to the publisher at `to` with a token. */
export class PublisherClient {
  constructor(
    readonly to: string,
    readonly token: string,
  ) {}

  async #ask(
    method: string,
    path: string,
    body?: Buffer | object,
    signal: AbortSignal | null = null,
  ): Promise<Response> {
    const isContent = Buffer.isBuffer(body)
    const response = await fetch(new URL(path, `${this.to.replace(/\/$/, '')}/`), {
      method,
      redirect: 'manual',
      signal,
      headers: {
        authorization: `Bearer ${this.token}`,
        ...(body && { 'content-type': isContent ? 'application/octet-stream' : 'application/json' }),
      },
      ...(body && { body: isContent ? new Uint8Array(body) : JSON.stringify(body) }),
    }).catch((error: unknown) => {
      throw unreachable(this.to, error)
    })
    if (!response.ok) throw await refusalOf(this.to, response)
    return response
  }

  async #answer<Answer>(method: string, path: string, schema: z.ZodType<Answer>, body?: Buffer | object) {
    const limit = method === 'GET' ? AbortSignal.timeout(patienceMilliseconds) : null
    const response = await this.#ask(method, path, body, limit)
    const text = await textOf(response).catch((error: unknown) => {
      throw unreachable(this.to, error)
    })
    return checkedJson(text, schema, (fault) =>
      notPublisher(this.to, response, `: its answer to ${method} ${path} ${fault}`),
    )
  }

  /** For requests that may be repeated: without an answer it tries again. The answer has to keep to `schema`. */
  async send<Answer>(
    method: 'GET' | 'POST' | 'PUT',
    path: string,
    schema: z.ZodType<Answer>,
    body?: Buffer | object,
  ): Promise<Answer> {
    for (let attempt = 1; ; attempt++) {
      try {
        return await this.#answer(method, path, schema, body)
      } catch (error) {
        const { code, message } = error as SiteError
        if (!unanswered.includes(code) || attempt === attempts) throw error
        console.error(`${printable(message)} Trying again …`)
        await wait(250 * 2 ** attempt)
      }
    }
  }

  /** Asks for work that takes a while, and passes on each line of its progress. @returns its result; throws its refusal */
  async work(path: string, body: object, tell: (progress: string) => void) {
    const response = await this.#ask('POST', path, body)
    try {
      for await (const line of linesOf(response)) {
        const { data: told } = progressSchema.safeParse(JSON.parse(line))
        // A newer publisher may send other lines.
        if (!told) continue
        if ('done' in told) return told.done
        if ('error' in told) throw refusal(told.error)
        tell(told.progress)
      }
    } catch (error) {
      throw error instanceof SiteError ? error : endedEarly(this.to, `: ${reasonOf(error)}`)
    }
    throw endedEarly(this.to)
  }
}
