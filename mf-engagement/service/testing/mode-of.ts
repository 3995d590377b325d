import { stat } from 'node:fs/promises'

/** Who may do what with a file or a folder, such as 0o600. */
export async function modeOf(path: string): Promise<number> {
  return (await stat(path)).mode & 0o777
}
