import type { Entries } from './inquiry-definition'

const storageKey = (kind: string) => `inquiry:${kind}`

/** Keeps what was entered for as long as the tab lives, so that a reload loses nothing. */
export function keepEntries(kind: string, entries: Entries): void {
  try {
    sessionStorage.setItem(storageKey(kind), JSON.stringify(entries))
  } catch {
    // A browser that refuses storage still has a working form.
  }
}

/** What was kept in this tab, by field name. */
export function keptEntries(kind: string): Entries {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(storageKey(kind)) ?? '{}')
    return Object.fromEntries(Object.entries(kept ?? {}).filter(([, value]) => typeof value === 'string'))
  } catch {
    return {}
  }
}

/** Forgets what was kept, once it has been sent. */
export function forgetEntries(kind: string): void {
  try {
    sessionStorage.removeItem(storageKey(kind))
  } catch {
    // Nothing was kept.
  }
}
