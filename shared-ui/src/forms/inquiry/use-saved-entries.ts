import type { UseFormReturn } from 'react-hook-form'
import { useEffect } from 'react'
import type { Entries } from './inquiry-definition'
import { saveEntries, savedEntries } from './saved-entries'

/** Restores the entries from before a reload and saves every change. */
export function useSavedEntries(kind: string, names: string[], form: UseFormReturn<Entries>): void {
  const { getValues, setValue, subscribe } = form
  const fieldNames = names.join(' ')
  useEffect(() => {
    const saved = savedEntries(kind)
    for (const name of fieldNames.split(' ')) {
      // An entry typed before hydration is newer than the saved one.
      if (saved[name] && !getValues(name)) setValue(name, saved[name])
    }
    return subscribe({
      formState: { values: true },
      callback: ({ values }) => saveEntries(kind, values),
    })
  }, [kind, fieldNames, getValues, setValue, subscribe])
}
