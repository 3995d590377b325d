import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parse } from 'node:querystring'
import { formSignalFields, thanksId, type StoredForm } from 'contract/native-forms'
import * as z from 'zod'
import type { Config } from '../../config'
import { escapeHtml } from 'contract/escape'
import { reasonOf } from '../../errors/reason'
import type { Release, ReleasePage } from '../../store/releases/release'
import { clientAddress } from './client-address'
import { enteredIn, withEntries, type Entry } from './entered'
import { formProblemPath } from '../pages/template-pages'
import { formKey } from './form-key'
import type { ReleaseSource } from '../releases/release-source'
import { schemaFor, typedEntries } from './typed-entries'
import { schemasOf, withOwnTypes, type FormSource, type ServiceCall } from './own-types'
import { contentSecurityPolicy } from '../answers/security-headers'
import { retryAfter } from '../answers/unavailable'

/** Replaces the words for a failed call: trying again would not help. */
const tooLong = 'What you wrote is too long. Please shorten it and try again.'

/** The template's list item, repeated for each problem. */
const problemItem = /<li>%problem%<\/li>/

const fieldsSchema = z.record(z.string(), z.string())
type Fields = z.infer<typeof fieldsSchema>

/** The service's answer to a refused form, with words for each wrong field. */
const refusalSchema = z.object({ error: z.object({ fields: fieldsSchema.optional() }) })

type FormRequest = FastifyRequest<{ Params: { kind: string } }>

/** Why a form was not taken, for the visitor. */
interface Refusal {
  status: number
  problems: string[]
  /** The service's `Retry-After` in seconds. */
  retryAfter?: string | undefined
}

/** `own` is the site's address, for a proxy that forwards another `Host`. */
function isSameOrigin(request: FastifyRequest, own: string): boolean {
  const site = request.headers['sec-fetch-site']
  if (site !== undefined) return site === 'same-origin'
  const { origin } = request.headers
  return (
    origin === undefined || origin === own || (URL.canParse(origin) && new URL(origin).host === request.host)
  )
}

/** Any kind may be asked for: "constructor" is not a form. */
const declaredForm = ({ forms }: Release, kind: string) => new Map(Object.entries(forms)).get(kind)

/**
 * The page that holds the form: the one that the browser names, or else the first with the form. Only pages of the release are
 * considered, so that no visitor is sent to another site.
 */
function pageOf({ headers, params }: FormRequest, release: Release): string {
  const { referer = '' } = headers
  const named = URL.canParse(referer) ? new URL(referer).pathname : '/'
  const pages = new Map(Object.entries(release.pages))
  const holdsForm = (path: string) => pages.get(path)?.ids.includes(thanksId(params.kind))
  return [named, '/', ...pages.keys()].find(holdsForm) ?? '/'
}

const aboutTheForm = Object.values(formSignalFields)

/** A header takes ASCII only, and a bot may fill the honeypot in any alphabet: only whether it is filled counts. */
function headerOf([name, value]: [string, string]) {
  const isFilledTrap = name === formSignalFields.trap && value !== ''
  return [`x-${name}`, isFilledTrap ? 'filled' : value.slice(0, 200).replace(/[^\x20-\x7e]/g, '')]
}

function splitFields(sent: Fields) {
  const fields = Object.entries(sent)
  const isAbout = ([name]: [string, string]) => aboutTheForm.includes(name)
  return {
    payload: Object.fromEntries(fields.filter((field) => !isAbout(field))),
    headers: Object.fromEntries(fields.filter(isAbout).map(headerOf)),
  }
}

/** The documented call of a form: its JSON and its headers. `stored` may hold the form as an older page shows it. */
function callOf(form: StoredForm, stored: StoredForm[], sent: Fields) {
  const { call: path, type } = form
  const { payload, headers } = splitFields(sent)
  const schema = schemaFor(payload, schemasOf(stored, form)) ?? form.schema
  const entries = schema ? typedEntries(payload, schema) : payload
  const json = type ? { ...entries, type } : entries
  return {
    call: { path, body: JSON.stringify(json) },
    headers: { ...headers, 'idempotency-key': formKey(json) },
  }
}

/** Makes the call; undefined if the service took it. */
async function passOn(
  request: FormRequest,
  { path, body }: ServiceCall,
  headers: Record<string, string>,
  { config, failure }: { config: Config; failure: string },
): Promise<Refusal | undefined> {
  try {
    const response = await fetch(new URL(path, config.API_URL), {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json', 'x-forwarded-for': clientAddress(request) },
      body: String(body),
      signal: AbortSignal.timeout(10_000),
    })
    if (response.ok) return undefined
    const { error } = refusalSchema.parse(await response.json())
    const problem = response.status === 413 ? tooLong : failure
    return {
      status: response.status,
      problems: Object.values(error.fields ?? { form: problem }),
      retryAfter: response.headers.get('retry-after') ?? undefined,
    }
  } catch (error) {
    request.log.error({ reason: reasonOf(error) }, 'the inquiry service did not answer')
    return { status: 503, problems: [failure], retryAfter }
  }
}

/** The stored HTML of a page; empty for one that the release does not have. */
const htmlOf = async (live: ReleaseSource, page: ReleasePage | undefined) =>
  page ? readFile(join(live.site.pages, page.html), 'utf8') : ''

async function sendProblems(
  reply: FastifyReply,
  live: ReleaseSource,
  release: Release | undefined,
  { status, problems, retryAfter: wait }: Refusal,
  entries: Entry[] = [],
) {
  if (wait !== undefined) reply.header('retry-after', wait)
  const page = release?.pages[formProblemPath]
  if (!page) return reply.code(status).type('text/plain').send(problems.join('\n'))
  const template = await htmlOf(live, page)
  const items = problems.map((problem) => `<li>${escapeHtml(problem)}</li>`).join('')
  // This answer is static: nothing may hydrate it, and it shows nothing that needs scripts.
  const html = withEntries(template, entries)
    .replace(problemItem, () => items)
    .replace(/<script type="module".*?<\/script>/, '')
    .replace('<html', '<html data-static')
  return reply
    .code(status)
    .headers({
      'content-security-policy': contentSecurityPolicy(page, release.origin),
      'cache-control': 'no-store',
    })
    .type('text/html; charset=utf-8')
    .send(html)
}

/** Answers a form above the limit: nothing was read that the route could answer. */
const answerTooLong =
  (live: ReleaseSource) => async (error: FastifyError, _: FastifyRequest, reply: FastifyReply) => {
    if (error.statusCode !== 413) throw error
    return sendProblems(reply, live, await live.current(), { status: 413, problems: [tooLong] })
  }

/** Forms without JavaScript, or before hydration: turns a native post into the documented call. */
export function serveForms(
  app: FastifyInstance,
  live: ReleaseSource,
  storedForms: FormSource,
  config: Config,
): void {
  // A letter of three bytes takes nine in a form: 64 kB, the service's limit, fit in any script.
  const options = { bodyLimit: 256 * 1024, errorHandler: answerTooLong(live) }
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_, body, done) =>
    done(null, parse(String(body), '&', '=', { maxKeys: 0 })),
  )
  app.post('/forms/:kind', options, async (request: FormRequest, reply) => {
    const release = await live.current()
    const { kind } = request.params
    const form = release && declaredForm(release, kind)
    if (!form) return reply.code(404).type('text/plain').send('There is no such form.')
    if (!isSameOrigin(request, config.PUBLIC_ORIGIN ?? release.origin))
      return reply.code(403).type('text/plain').send('This form can only be sent from this site.')
    const fields = fieldsSchema.safeParse(request.body)
    if (!fields.success)
      return reply.code(400).type('text/plain').send('A form sends each of its fields once, as text.')
    const page = pageOf(request, release)
    const { call, headers } = callOf(form, await storedForms(), fields.data)
    const refusal = await passOn(
      request,
      await withOwnTypes(call, storedForms),
      { ...headers, 'x-form-page': page },
      { config, failure: form.failure },
    )
    if (!refusal) return reply.redirect(`${page}#${thanksId(kind)}`, 303)
    const { payload } = splitFields(fields.data)
    const entries = enteredIn(await htmlOf(live, release.pages[page]), kind, payload)
    return sendProblems(reply, live, release, refusal, entries)
  })
}
