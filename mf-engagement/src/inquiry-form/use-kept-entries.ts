import type { UseFormReturn } from 'shared-ui/forms'
import { useEffect } from 'react'
import type { Entries } from './inquiry-definition'
import { keepEntries, keptEntries } from './kept-entries'

/** Brings back what was entered before a reload, and keeps every change from then on. */
export function useKeptEntries(kind: string, names: string[], form: UseFormReturn<Entries>): void {
  const { getValues, setValue, subscribe } = form
  const fieldNames = names.join(' ')
  useEffect(() => {
    const kept = keptEntries(kind)
    for (const name of fieldNames.split(' ')) {
      // What was typed before hydration is newer than what was kept.
      if (kept[name] && !getValues(name)) setValue(name, kept[name])
    }
    return subscribe({
      formState: { values: true },
      callback: ({ values }) => keepEntries(kind, values),
    })
  }, [kind, fieldNames, getValues, setValue, subscribe])
}
