import type { Entries } from './inquiry-definition'

const storageKey = (kind: string) => `inquiry:${kind}`

/** Saves a form's entries for the life of the tab, so that a reload loses nothing. */
export function saveEntries(kind: string, entries: Entries): void {
  try {
    sessionStorage.setItem(storageKey(kind), JSON.stringify(entries))
  } catch {
    // If the browser refuses storage, the form works without it.
  }
}

/** The entries saved in this tab, by field name. */
export function savedEntries(kind: string): Entries {
  try {
    const saved: unknown = JSON.parse(sessionStorage.getItem(storageKey(kind)) ?? '{}')
    return Object.fromEntries(Object.entries(saved ?? {}).filter(([, value]) => typeof value === 'string'))
  } catch {
    return {}
  }
}

/** Deletes the saved entries after they have been sent. */
export function deleteEntries(kind: string): void {
  try {
    sessionStorage.removeItem(storageKey(kind))
  } catch {
    // Nothing was saved.
  }
}
