/** The key of the present entry of the browser's history; an entry that the browser made has none. */
export const presentKey = () => (history.state as { key?: string } | null)?.key

/** A key for a new entry. */
export const newKey = () => Math.random().toString(36).slice(2)
