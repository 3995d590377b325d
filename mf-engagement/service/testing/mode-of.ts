import { stat } from 'node:fs/promises'

/** The permissions of a file or folder, such as 0o600. */
export async function modeOf(path: string): Promise<number> {
  return (await stat(path)).mode & 0o777
}
