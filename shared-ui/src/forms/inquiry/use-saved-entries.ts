import type { UseFormReturn } from 'react-hook-form'
import { useEffect, useEffectEvent } from 'react'
import { carriedEntries, usableEntries } from './chosen-options'
import type { Entries, InquiryDefinition } from './inquiry-definition'
import { saveEntries, savedEntries } from './saved-entries'

/** Saved with the entries, under a name that no field has: the address at which the visitor made them. */
const addressEntry = 'form-address'

const saveFrom = (address: string, kind: string, values: Entries) =>
  saveEntries(kind, { ...values, [addressEntry]: address })

/**
 * Saves what the visitor enters, and fills it in again. Options that a link or the page chooses win over entries made at another
 * address; entries made at this address win over those options. A followed link counts as an entry; a mere visit saves nothing.
 */
export function useSavedEntries(
  { kind, content: { fields }, initial = {} }: InquiryDefinition,
  { getValues, setValue, subscribe }: UseFormReturn<Entries>,
): void {
  const enter = useEffectEvent((address: string) => {
    const [stored, carried] = [savedEntries(kind), carriedEntries(fields)]
    const isFromHere = stored[addressEntry] === address
    const saved = usableEntries(fields, stored)
    const chosen = usableEntries(fields, { ...initial, ...carried })
    const entries = isFromHere ? { ...chosen, ...saved } : { ...saved, ...chosen }
    // An entry typed before hydration is newer; the server has chosen the options in the address already.
    const isTyped = (name: string) => !['', carried[name], initial[name]].includes(getValues(name) ?? '')
    const hasTyped = fields.some(({ name }) => isTyped(name))
    for (const [name, entry] of Object.entries(entries)) if (!isTyped(name)) setValue(name, entry)
    if (hasTyped || (!isFromHere && Object.keys(carried).length > 0)) saveFrom(address, kind, getValues())
  })
  const showSaved = useEffectEvent(() => {
    const saved = usableEntries(fields, savedEntries(kind))
    for (const { name } of fields) setValue(name, saved[name] ?? initial[name] ?? '')
  })
  useEffect(() => {
    // Another document of the tab may have saved or sent entries since this one was left.
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && showSaved()
    addEventListener('pageshow', onShow)
    return () => removeEventListener('pageshow', onShow)
  }, [])
  useEffect(() => {
    // Read once: while the next page loads, the address is already that page's.
    const address = location.pathname + location.search
    enter(address)
    return subscribe({
      formState: { values: true },
      callback: ({ values }) => saveFrom(address, kind, values),
    })
  }, [kind, subscribe])
}
