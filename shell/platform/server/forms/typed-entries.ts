import { isLeftOut, type EntriesSchema, type FieldSchema } from 'contract/native-forms'

/** The value of a filled-in field, of the type that its schema names. A text that is no number stays: the service refuses it. */
function typed(text: string, { type }: FieldSchema) {
  if (type === 'boolean') return text !== ''
  if (type === 'string' || text.trim() === '' || Number.isNaN(Number(text))) return text
  return Number(text)
}

/**
 * The entries of a native post as the types that their schema names: a form sends texts only, nothing for a checkbox that is not
 * checked, and an empty text for a field that was left out.
 */
export function typedEntries(fields: Record<string, string>, schema: EntriesSchema) {
  const { properties } = schema
  const unchecked = Object.entries(properties).flatMap(([name, { type }]) =>
    type === 'boolean' ? [[name, false]] : [],
  )
  const filled = Object.entries(fields)
    .filter((field) => !isLeftOut(schema, field))
    .map(([name, text]) => [name, properties[name] ? typed(text, properties[name]) : text])
  return Object.fromEntries([...unchecked, ...filled]) as Record<string, string | number | boolean>
}

/** The first of `schemas`, the newest first, that knows every one of `fields`: a page may be older than the live one. */
export const schemaFor = (fields: Record<string, string>, schemas: EntriesSchema[]) =>
  schemas.find(({ properties }) => Object.keys(fields).every((name) => Object.hasOwn(properties, name)))
