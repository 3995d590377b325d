import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { listFiles } from './served-files'
import { sharedDoors } from './shared-doors.js'

const importPattern = /import\s*\{([^}]*)\}\s*from\s*["']([^"']+)["']/g

/**
 * The names that a section's server build imports from each door of the kit: what a new kit must still offer. Read
 * from the (unminified) output, which holds imports that are really used, on one form.
 */
export async function usedNames(serverDir: string): Promise<Record<string, string[]>> {
  const used = new Map<string, Set<string>>()
  for (const file of (await listFiles(serverDir)).filter((name) => name.endsWith('.js'))) {
    for (const [, names = '', door = ''] of (await readFile(join(serverDir, file), 'utf8')).matchAll(
      importPattern,
    )) {
      if (!(door in sharedDoors)) continue
      const known = used.get(door) ?? used.set(door, new Set()).get(door)
      for (const name of names.split(',')) known?.add(name.trim().replace(/\s+as\s.*/, ''))
    }
  }
  return Object.fromEntries([...used].map(([door, names]) => [door, [...names].filter(Boolean).toSorted()]))
}
