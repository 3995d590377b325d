import { entriesSchema } from 'contract/manifest'
import { isLeftOut, type EntriesSchema } from 'contract/native-forms'
import type { FastifyBaseLogger } from 'fastify'
import { cleanParagraphs } from 'mf-engagement/inquiry-schemas/clean-text'
import { personFields } from 'mf-engagement/inquiry-schemas/person-fields'
import { inquirySchemas } from 'mf-engagement/service-calls'
import * as z from 'zod'
import { ServiceError } from '../errors'
import { parseBody } from '../parse-body'
import type { Detail } from './details'
import { withinTime } from './within-time'

/** An inquiry of a type that another remote brings: who writes, and the fields of its schema. */
export interface OwnInquiry {
  type: string
  fullName: string
  email: string
  phone?: string | undefined
  message?: string | undefined
  details: Detail[]
}

type Entries = Record<string, string | number | boolean>

/** A call as the web server makes it: the entries, and the schemas of their type in recent releases, the live one first. */
const callSchema = z.object({
  schemas: z.array(entriesSchema).min(1).max(4),
  entries: z.looseObject({ type: z.string().regex(/^[a-z]+(?:_[a-z]+)*$/) }),
})

/** Whom the staff answer: the same in every type. */
const personSchema = z.looseObject(personFields)

const inWords = (name: string) => name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)

/** `preferredDay` as "Preferred day", where the schema has no title. */
const labelOf = (name: string, { properties }: EntriesSchema) =>
  properties[name]?.title ?? `${name.slice(0, 1).toUpperCase()}${inWords(name.slice(1))}`

const cleaned = (entries: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(entries).map(([name, value]) => [
      name,
      typeof value === 'string' ? cleanParagraphs(value) : value,
    ]),
  )

/** The entries by one schema, with the messages that its team wrote. */
function entriesBy(schema: EntriesSchema, sent: Record<string, unknown>): Entries {
  const shape = z.fromJSONSchema(schema as Parameters<typeof z.fromJSONSchema>[0])
  const entries = Object.fromEntries(Object.entries(sent).filter((entry) => !isLeftOut(schema, entry)))
  const parsed = parseBody(shape, entries, ({ path, code }) => {
    const field = String(path?.[0] ?? '')
    return schema.properties[field]?.messages?.[code ?? ''] ?? `Please check "${labelOf(field, schema)}".`
  }) as Entries
  // A default of the schema is no entry of the visitor.
  return Object.fromEntries(Object.entries(parsed).filter(([name]) => Object.hasOwn(entries, name)))
}

function toInquiry(type: string, schema: EntriesSchema, entries: Entries): OwnInquiry {
  const { fullName, email, phone } = parseBody(personSchema, entries)
  const { message } = entries
  const columns = { fullName, email, phone, ...(typeof message === 'string' && { message }) }
  const details = Object.entries(entries)
    .filter(([name]) => !Object.hasOwn(columns, name))
    .map(([name, value]) => ({ name, label: labelOf(name, schema), value }))
  return { type, ...columns, details }
}

/** The inquiry by the first schema that it fits: a tab that is still open sends what its own release asked. */
function byFirstFit(type: string, schemas: EntriesSchema[], sent: Record<string, unknown>): OwnInquiry {
  const faults: ServiceError[] = []
  for (const schema of schemas) {
    try {
      return toInquiry(type, schema, entriesBy(schema, cleaned(sent)))
    } catch (error) {
      if (!(error instanceof ServiceError)) throw error
      faults.push(error)
    }
  }
  // The visitor can correct an invalid entry, but not an unknown field.
  throw faults.find(({ code }) => code === 'invalid') ?? faults[0]
}

/**
 * Validates and cleans an inquiry by one of the schemas of its type.
 * @throws ServiceError as `parseBody`, and `check_too_long` if a pattern of the team takes too long on an entry
 */
export function parseOwnInquiry(body: unknown, log: FastifyBaseLogger): OwnInquiry {
  const { schemas, entries } = parseBody(callSchema, body)
  const { type, ...sent } = entries
  if (Object.hasOwn(inquirySchemas, type))
    throw new ServiceError('bad_request', `The type ${type} has its own schema.`)
  const inquiry = withinTime(() => byFirstFit(type, schemas, sent))
  if (inquiry !== undefined) return inquiry
  log.error({
    event: 'inquiry.check_too_long',
    type,
    fix: 'Correct the patterns in the schema of its remote.',
  })
  throw new ServiceError('check_too_long', 'These entries could not be checked. Please write to us.')
}
