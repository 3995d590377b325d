import { callWithSchemas, type EntriesSchema, type StoredForm } from 'contract/native-forms'
import * as z from 'zod'
import type { ReleaseSource } from '../releases/release-source'

/** A call of the service: its address and its JSON. */
export interface ServiceCall {
  path: string
  body: string | Buffer
}

const typedEntriesSchema = z.looseObject({ type: z.string() })

/** The entries of a call that has a type; undefined for all that the service refuses anyway. */
function readEntries(body: ServiceCall['body']) {
  try {
    return typedEntriesSchema.safeParse(JSON.parse(String(body))).data
  } catch {
    return undefined
  }
}

function distinct(schemas: EntriesSchema[]): EntriesSchema[] {
  return [...new Map(schemas.map((schema) => [JSON.stringify(schema), schema])).values()]
}

/** Finds the forms whose types a call may have, the newest first. */
export type FormSource = () => Promise<StoredForm[]>

/**
 * The forms of the live release first, then those of releases that open tabs may still be of, so that no inquiry is lost to a schema
 * that has changed.
 */
export function formsOfTabs(live: ReleaseSource): FormSource {
  return async () => {
    // A release that cannot be read has no schemas; a visitor's inquiry does not wait for its repair.
    const current = await live.current().catch(() => undefined)
    const releases = [current, ...(await live.recent())]
    return releases.flatMap((release) => Object.values(release?.forms ?? {}))
  }
}

/** The schemas that `forms` hold for one call and type. */
export const schemasOf = (forms: StoredForm[], { call, type }: Pick<StoredForm, 'call' | 'type'>) =>
  forms.flatMap((form) => (form.call === call && form.type === type && form.schema ? [form.schema] : []))

/** The service takes no more (decision 032). */
const mostSchemas = 4

/** Gives a call of a type that a remote brings the schemas of that type. Other calls stay as they are. */
export async function withOwnTypes(call: ServiceCall, forms: FormSource): Promise<ServiceCall> {
  const entries = readEntries(call.body)
  if (!entries) return call
  const schemas = schemasOf(await forms(), { call: call.path, type: entries.type })
  if (schemas.length === 0) return call
  const body = JSON.stringify({ schemas: distinct(schemas).slice(0, mostSchemas), entries })
  return { path: callWithSchemas(call.path), body }
}
