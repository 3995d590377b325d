import type { UseFormReturn } from 'react-hook-form'
import { useEffect, useEffectEvent } from 'react'
import { linkedOptions, usableEntries } from './chosen-options'
import type { Entries, InquiryDefinition } from './inquiry-definition'
import {
  haveScriptsRun,
  historyEntryName,
  presentHistoryEntry,
  saveEntries,
  savedEntries,
} from './saved-entries'

/** The name, which no field has, under which the address is saved at which the visitor made the entries. */
const addressName = 'form-address'

/** Where the visitor makes entries, which is saved with them. */
const presentPlace = () => ({ [addressName]: location.pathname + location.search, ...presentHistoryEntry() })

const withoutFragment = (address: string) => address.split('#', 1)[0]

/** Whether back or forward has loaded the page that is shown now: not one that a link of it has led to since. */
function isLoadedByHistory(): boolean {
  const [load] = performance.getEntriesByType('navigation')
  if (load === undefined || !('type' in load)) return false
  return load.type === 'back_forward' && withoutFragment(load.name) === withoutFragment(location.href)
}

/**
 * Whether the browser, after back or forward, has filled in entries that may be older than those that were saved or sent in another history
 * entry. A visitor whose focus is in a field has typed: browsers do not restore the focus. What was posted before scripts ran there was
 * never saved, so nothing else holds it.
 */
function isOvertaken(stored: Entries, here: Entries): boolean {
  if (!haveScriptsRun || !isLoadedByHistory() || document.activeElement?.matches('input, textarea, select'))
    return false
  return historyEntryName in stored && stored[historyEntryName] !== here[historyEntryName]
}

/**
 * Saves what the visitor enters, and fills it in again. If a field has several entries, the first of these wins: typed before hydration,
 * saved at this address (or last, after back and forward), chosen by the link, chosen by the page, saved at another address. A followed
 * link counts as an entry; a mere visit saves nothing.
 */
export function useSavedEntries(
  { kind, content: { fields }, initial = {} }: InquiryDefinition,
  { getValues, setValue, subscribe }: UseFormReturn<Entries>,
): void {
  const enter = useEffectEvent((here: Entries) => {
    const stored = savedEntries(kind)
    const areOvertaken = isOvertaken(stored, here)
    if (areOvertaken) for (const { name } of fields) setValue(name, '')
    const isSavedHere = areOvertaken || stored[addressName] === here[addressName]
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
