import type { EntriesSchema, FormDefinition } from 'contract/native-forms'
import type { Manifest } from 'contract/manifest'
import { entriesSchema } from 'contract/manifest'
import * as z from 'zod'
import { jsonSchema } from './json-schema'
import { sourceFault } from '../source/source-fault'

type Schema = NonNullable<FormDefinition['schema']>

/** In characters of JSON: each inquiry carries it. */
const longest = 8_000

const noSchema = (kind: string, found: string) =>
  sourceFault('form-schema', {
    file: 'src/remote.tsx',
    expected: `a schema of the form ${kind} that is an object of texts, numbers, yes or no, and enums, in at most ${longest} characters of JSON`,
    found,
    fix: 'Write each field as z.string(), z.number(), z.boolean() or z.enum([…]), with its checks.',
  })

/** Entries that each break another rule of a schema. */
const wrongEntries = [undefined, '', 'x'.repeat(100_000), -Number.MAX_VALUE, Number.MAX_VALUE]

/** The team's messages for a field, by the code of the issue: JSON Schema has no place for them. */
function messagesOf(schema: Schema, fields: string[]): Map<string, Record<string, string>> {
  const messages = new Map<string, Record<string, string>>(fields.map((field) => [field, {}]))
  for (const entry of wrongEntries) {
    const entries = Object.fromEntries(fields.map((field) => [field, entry]))
    const { error } = z.safeParse(schema, entries, { error: () => '' })
    for (const { path, code, message } of error?.issues ?? []) {
      const known = messages.get(String(path[0]))
      if (known && message) known[code] ??= message
    }
  }
  return messages
}

function jsonSchemaOf(kind: string, schema: Schema): unknown {
  try {
    return { ...jsonSchema(schema, 'input'), additionalProperties: false }
  } catch (error) {
    throw noSchema(kind, (error as Error).message)
  }
}

/** The schema as data: the service checks entries with it, and the staff read it. */
function entriesOf(kind: string, schema: Schema): EntriesSchema {
  const { data, error } = entriesSchema.safeParse(jsonSchemaOf(kind, schema))
  if (error)
    throw noSchema(kind, error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; '))
  const messages = messagesOf(schema, Object.keys(data.properties))
  const properties = Object.fromEntries(
    Object.entries(data.properties).map(([name, field]) => [
      name,
      { ...field, messages: messages.get(name) },
    ]),
  )
  const { length } = JSON.stringify(properties)
  if (length > longest) throw noSchema(kind, `${length} characters`)
  return { ...data, properties }
}

const typeSchema = z.string().regex(/^[a-z]+(?:_[a-z]+)*$/)

const noType = (kind: string, type: string | undefined) =>
  sourceFault('form-schema', {
    file: 'src/remote.tsx',
    expected: `a type of small letters such as "clinic_visit" for the form ${kind}`,
    found: JSON.stringify(type) ?? 'none',
    fix: 'Change the type here and in the definition of the form.',
  })

/** The forms of a remote, as its manifest holds them. */
export const storedForms = (forms: Record<string, FormDefinition>): Manifest['forms'] =>
  Object.fromEntries(
    Object.entries(forms).map(([kind, { schema, ...form }]) => {
      if (!schema) return [kind, form]
      if (!typeSchema.safeParse(form.type).success) throw noType(kind, form.type)
      return [kind, { ...form, schema: entriesOf(kind, schema) }]
    }),
  )
