import type { Page, Request } from 'playwright-core'
import { thanksId, type EntriesSchema, type ServiceCalls, type StoredForm } from 'contract/native-forms'
import * as z from 'zod'
import { inTime } from '../publish/findings/in-time'
import { exampleEntry } from './example-entry'
import { hydration } from './hydration'
import { within } from './time-limit'

type JsonSchema = Parameters<typeof z.fromJSONSchema>[0]

/** Limit for a form to send its call (ms). */
const limit = 5_000

/** A call that a page made. */
interface Call {
  method: string
  path: string
  /** Undefined if its body is no JSON object, or does not say that it is JSON: the service refuses any other. */
  fields: Record<string, unknown> | undefined
}

/** A form of a page: its kind, its declaration, and the calls of the service. */
export interface FormToSend {
  kind: string
  form: StoredForm
  calls: ServiceCalls
}

const selectorOf = (kind: string) => `form[action="/forms/${kind}"]`

const formOn = (page: Page, kind: string) => page.locator(selectorOf(kind))

/** Opens the disclosures around `form`, as a visitor does. Runs in the page. */
function openDisclosures(form: Element): void {
  for (
    let around = form.closest('details');
    around;
    around = around.parentElement?.closest('details') ?? null
  )
    around.open = true
}

/** Fills in every visible field. */
async function fill(page: Page, { kind, form: { schema } }: FormToSend): Promise<void> {
  const form = formOn(page, kind)
  await form.locator('input, textarea').first().focus()
  // The code of an island loads on focus: until then, the browser itself would post the form.
  await within(limit, page.evaluate(hydration, { selector: selectorOf(kind), most: 1 }))
  // The locators count fields. When code replaces a select by a combobox, its hidden input must not count.
  const fields = form.locator('input:not([type=hidden]), textarea, select, [role=combobox]')
  for (const field of await fields.all()) {
    if (!(await field.isVisible())) continue
    // The kit does not replace a select that has the focus.
    await field.focus()
    const { name, tag, type, role } = await field.evaluate((element) => ({
      name: element.getAttribute('name') ?? '',
      tag: element.tagName,
      type: element.getAttribute('type') ?? '',
      role: element.getAttribute('role'),
    }))
    if (role === 'combobox') await chooseFirst(field)
    else if (tag === 'SELECT') await field.selectOption({ index: 1 })
    else if (type === 'checkbox' || type === 'radio') await field.check()
    else await field.fill(exampleEntry(type, schema?.properties[name]))
  }
}

type Field = ReturnType<Page['locator']>

/** Uses the keyboard, as the pattern of a select-only combobox demands (ARIA Authoring Practices). */
async function chooseFirst(field: Field): Promise<void> {
  await field.press('Enter')
  await field.press('Home')
  await field.press('Enter')
}

/** Not `postDataJSON`: that decodes the entries of a form as well, and throws for any other body. */
function fieldsIn(request: Request): Call['fields'] {
  if (!/^application\/json\s*(;|$)/i.test(request.headers()['content-type'] ?? '')) return undefined
  try {
    return z.record(z.string(), z.unknown()).safeParse(JSON.parse(request.postData() ?? '')).data
  } catch {
    return undefined
  }
}

const readCall = (request: Request): Call => ({
  method: request.method(),
  path: new URL(request.url()).pathname,
  fields: fieldsIn(request),
})

const isCall = (request: Request) => new URL(request.url()).pathname.startsWith('/api/')

async function send(page: Page, toSend: FormToSend): Promise<Call | undefined> {
  await fill(page, toSend)
  const made = page.waitForRequest(isCall, { timeout: limit }).then(readCall, () => undefined)
  await formOn(page, toSend.kind).locator('[type=submit]').first().click()
  return made
}

const exampleHint = ". The schema may name an entry that fits: `z.meta({ examples: ['V8V 1A1'] })`"

const mistakesIn = (page: Page, kind: string) =>
  formOn(page, kind)
    .locator('[aria-invalid=true]')
    .evaluateAll((fields) => fields.map((field) => field.getAttribute('name') ?? field.id))

function unfitEntries(schema: EntriesSchema, sent: Record<string, unknown>): string | undefined {
  const { error } = inTime('the entries of a form', () =>
    z.fromJSONSchema(schema as JsonSchema).safeParse(sent),
  )
  return error?.issues.map(({ path, message }) => `${path.join('.') || 'entries'}: ${message}`).join('; ')
}

/** What is wrong with a call; undefined if the service takes it. */
function misfit({ form, calls }: FormToSend, { method, path, fields }: Call): string | undefined {
  if (method !== 'POST' || path !== form.call) return `${method} ${path}`
  if (!fields)
    return 'a body that the service refuses: it takes a JSON object with the content type application/json, such as InquiryForm of shared-ui/forms sends'
  const { type = '', ...sent } = fields
  if (type !== (form.type ?? '')) return `the type ${JSON.stringify(type)}`
  if (form.schema) return unfitEntries(form.schema, sent)
  const taken = calls[form.call]?.[form.type ?? '']
  const unknown = taken ? Object.keys(sent).filter((field) => !taken.includes(field)) : []
  return unknown.length > 0 ? `the unknown fields ${unknown.join(', ')}` : undefined
}

/** Fills in a form, sends it, and compares its call with what the service takes. @returns what was found instead */
export async function sendForm(page: Page, toSend: FormToSend): Promise<string | undefined> {
  const { kind, form } = toSend
  const shown = formOn(page, kind).first()
  await shown.evaluate(openDisclosures)
  if (!(await shown.isVisible())) return 'a form that visitors cannot see'
  const call = await send(page, toSend)
  if (call) return misfit(toSend, call)
  if (await page.locator(`#${thanksId(kind)}:target`).count())
    return 'a post by the browser itself: no code of the page sends the call, as InquiryForm of shared-ui/forms does'
  const mistakes = await mistakesIn(page, kind)
  if (mistakes.length === 0) return 'no call'
  return `no call; marked as wrong: ${mistakes.join(', ')}${form.schema ? exampleHint : ''}`
}
