import type { UseFormReturn } from 'react-hook-form'
import { useEffect, useEffectEvent } from 'react'
import { linkedOptions, usableEntries } from './chosen-options'
import type { Entries, InquiryDefinition } from './inquiry-definition'
import { historyEntry, presentEntry, saveEntries, savedEntries } from './saved-entries'

const addressEntry = 'form-address'

/** Where the visitor makes entries: saved with them, under names that no field has. */
const presentPlace = () => ({ [addressEntry]: location.pathname + location.search, ...presentEntry() })

/** Whether another history entry has saved or sent entries after the browser noted those with which it has filled in the form here. */
function isOvertaken(stored: Entries, here: Entries): boolean {
  const [load] = performance.getEntriesByType('navigation')
  const isBack = load !== undefined && 'type' in load && load.type === 'back_forward'
  return isBack && historyEntry in stored && stored[historyEntry] !== here[historyEntry]
}

/**
 * Saves what the visitor enters, and fills it in again. If a field has several entries, the first of these wins: typed before hydration,
 * saved at this address, chosen by the link, chosen by the page, saved at another address. A followed link counts as an entry; a mere
 * visit saves nothing.
 */
export function useSavedEntries(
  { kind, content: { fields }, initial = {} }: InquiryDefinition,
  { getValues, setValue, subscribe }: UseFormReturn<Entries>,
): void {
  const enter = useEffectEvent((here: Entries) => {
    const stored = savedEntries(kind)
    if (isOvertaken(stored, here)) for (const { name } of fields) setValue(name, '')
    const isSavedHere = stored[addressEntry] === here[addressEntry]
    const saved = usableEntries(fields, stored)
    const linked = linkedOptions(fields)
    const chosen = { ...usableEntries(fields, initial), ...linked }
    const entries = isSavedHere ? { ...chosen, ...saved } : { ...saved, ...chosen }
    // The served form already holds what the link and the page choose: any other text is typed.
    const isTyped = (name: string) => !['', linked[name], initial[name]].includes(getValues(name) ?? '')
    const hasTyped = fields.some(({ name }) => isTyped(name))
    for (const [name, entry] of Object.entries(entries)) if (!isTyped(name)) setValue(name, entry)
    const hasFollowedLink = !isSavedHere && Object.keys(linked).length > 0
    if (hasTyped || hasFollowedLink) saveEntries(kind, { ...getValues(), ...here })
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
    const here = presentPlace()
    enter(here)
    return subscribe({
      formState: { values: true },
      callback: ({ values }) => saveEntries(kind, { ...values, ...here }),
    })
  }, [kind, subscribe])
}
