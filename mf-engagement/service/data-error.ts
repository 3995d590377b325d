/** Stable for scripts. */
type DataErrorCode =
  | 'database_damaged'
  | 'database_encoding'
  | 'database_missing'
  | 'database_newer'
  | 'database_unreadable'
  | 'file_unusable'
  | 'folder_unusable'
  | 'key_damaged'
  | 'key_missing'
  | 'settings_missing'

interface DataProblem {
  where: string
  expected: string
  found: string
  /** What the person at the keyboard can do. */
  fix: string
}

/** The stored data cannot be used; a person has to fix it. */
export class DataError extends Error {
  override readonly name = 'DataError'

  constructor(
    readonly code: DataErrorCode,
    readonly problem: DataProblem,
  ) {
    const { where, expected, found, fix } = problem
    super(`${where}: expected ${expected}; found ${found}.\n${fix}\n(${code})`)
  }
}
