import type { UseFormReturn } from 'react-hook-form'
import { useEffect, useEffectEvent } from 'react'
import type { Entries, InquiryDefinition } from './inquiry-definition'
import type { InquiryField } from './inquiry-form-content'
import { saveEntries, savedEntries } from './saved-entries'

/** The options that the address chooses. */
function carriedEntries(fields: InquiryField[]): Entries {
  const asked = new URLSearchParams(location.search)
  return Object.fromEntries(
    fields.flatMap((field) => {
      const value = field.control === 'choice' && field.query ? asked.get(field.query) : null
      return field.control === 'choice' && field.options.some((option) => option.value === value)
        ? [[field.name, value ?? '']]
        : []
    }),
  )
}

/** Whether the visitor has followed a link here since then; a reload does not count. */
function isNewAddress(kind: string): boolean {
  const { search } = location
  const followed = `${kind}:address`
  const isNew = savedEntries(followed)['search'] !== search
  if (isNew) saveEntries(followed, { search })
  return isNew
}

/** Fills in the options in the address and the entries saved before a reload, and saves every change. */
export function useSavedEntries(
  { kind, content: { fields }, initial }: InquiryDefinition,
  { getValues, setValue, subscribe }: UseFormReturn<Entries>,
): void {
  const enter = useEffectEvent(() => {
    const [saved, carried] = [savedEntries(kind), carriedEntries(fields)]
    const isLink = Object.keys(carried).length > 0 && isNewAddress(kind)
    const entries = isLink ? { ...saved, ...carried } : { ...carried, ...saved }
    for (const { name } of fields) {
      const [entry, shown] = [entries[name], getValues(name)]
      // An entry typed before hydration is newer; the server has chosen the options in the address already.
      const isServed = !shown || shown === carried[name] || shown === initial?.[name]
      if (entry && isServed) setValue(name, entry)
    }
  })
  useEffect(() => {
    enter()
    return subscribe({
      formState: { values: true },
      callback: ({ values }) => saveEntries(kind, values),
    })
  }, [kind, subscribe])
}
