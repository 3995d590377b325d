/** What Chromium tells of the visitor's connection; other browsers tell nothing. */
interface Connection {
  saveData: boolean
  effectiveType: string
}

/** Whether nothing should be fetched ahead: the visitor saves data, or the network is slower than 3G. */
export function isSaving(): boolean {
  const { connection } = navigator as { connection?: Connection }
  return connection !== undefined && (connection.saveData || connection.effectiveType.endsWith('2g'))
}
