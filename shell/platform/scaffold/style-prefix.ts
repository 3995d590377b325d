import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Every prefix in the stylesheets of a workspace: separately built sheets must never collide. */
export async function takenPrefixes(workspace: string): Promise<Set<string>> {
  const sheets = (await readdir(workspace))
    .flatMap((name) => ['src/styles.css', 'src/pages/styles.css'].map((file) => join(workspace, name, file)))
    .filter((file) => existsSync(file))
  const texts = await Promise.all(sheets.map((file) => readFile(file, 'utf8')))
  const found = texts.flatMap((text) =>
    [...text.matchAll(/prefix\((\w+)\)/g)].map(([, prefix = '']) => prefix),
  )
  return new Set(['ui', ...found])
}

/** All letters of `words`: a prefix for a remote in a repository of its own, which does not know the prefixes of the site. */
export const longPrefix = (words: string): string => words.replace(/[^a-z]/g, '')

/** A prefix that is not taken, from the letters of `words` (`herb-garden`): `he`, else `hr`, `hb`, … */
export function freePrefix(words: string, taken: Set<string>): string {
  const [first = '', ...others] = longPrefix(words)
  const letters = [...others, ...'abcdefghijklmnopqrstuvwxyz']
  const short = letters.map((letter) => first + letter)
  const long = short.flatMap((start) => letters.map((letter) => start + letter))
  return [...short, ...long].find((prefix) => !taken.has(prefix)) ?? longPrefix(words)
}
