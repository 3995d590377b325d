/** A field of an inquiry that only its type has. */
export interface Detail {
  name: string
  /** Its name for the staff: stored, because the remote may be gone when they read it. */
  label: string
  value: string | number | boolean
}

/** The stored details of an inquiry. */
export const readDetails = ({ details }: { details: string | null }) =>
  (details === null ? [] : JSON.parse(details)) as Detail[]

/** A value as the staff read it. */
export function textOfDetail({ value }: Detail): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  return String(value)
}
