/** Stable for scripts. */
type DataErrorCode =
  | 'database_damaged'
  | 'database_missing'
  | 'database_newer'
  | 'database_unreadable'
  | 'folder_unusable'
  | 'key_damaged'
  | 'key_missing'

interface DataFault {
  where: string
  expected: string
  found: string
  /** What the person at the keyboard can do. */
  mend: string
}

/** What the service keeps cannot be used as it is; a person has to mend it. */
export class DataError extends Error {
  override readonly name = 'DataError'

  constructor(
    readonly code: DataErrorCode,
    { where, expected, found, mend }: DataFault,
  ) {
    super(`${where}: expected ${expected}; found ${found}.\n${mend}\n(${code})`)
  }
}
