import type { Entries } from './inquiry-definition'

/** What the browser refused to store. It lasts until a reload. */
const refused = new Map<string, Entries>()

/** `kind` names a form; with `:attempt` it names the form's last attempt (idempotency-key.ts). */
const storageKey = (kind: string) => `inquiry:${kind}`

/** The name, which no field has, under which is saved in which history entry the visitor made or sent the entries. */
export const historyEntryName = 'form-history-entry'

/** The key that the router gives the present history entry when scripts first run there. */
const presentKey = () => (history.state as { key?: string } | null)?.key

/** Whether scripts had run in the history entry before this document was loaded. */
export const haveScriptsRun = typeof history !== 'undefined' && presentKey() !== undefined

/** The router's key of the present history entry, as it is saved. */
export const presentHistoryEntry = () => ({ [historyEntryName]: presentKey() ?? '' })

/** Saves a form's entries for the life of the tab, so that a reload loses nothing. */
export function saveEntries(kind: string, entries: Entries): void {
  try {
    sessionStorage.setItem(storageKey(kind), JSON.stringify(entries))
    refused.delete(kind)
  } catch {
    refused.set(kind, entries)
  }
}

/** The entries saved in this tab, by field name. */
export function savedEntries(kind: string): Entries {
  const unsaved = refused.get(kind)
  if (unsaved) return unsaved
  try {
    return JSON.parse(sessionStorage.getItem(storageKey(kind)) ?? '{}') as Entries
  } catch {
    return {}
  }
}

/** Deletes the saved entries after they have been sent, and notes where that was. */
export const deleteSentEntries = (kind: string) => saveEntries(kind, presentHistoryEntry())

/** Deletes what is saved. */
export function deleteEntries(kind: string): void {
  refused.delete(kind)
  try {
    sessionStorage.removeItem(storageKey(kind))
  } catch {
    // Then nothing is stored.
  }
}
