import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { kitDeclarationsFile, type KitDeclarations } from 'contract/kit'
import type { StoredBuild } from '../../store/build-store'

/** The declarations of the kit that a build was made with. */
export const readDeclarations = async ({ dir }: StoredBuild) =>
  JSON.parse(await readFile(join(dir, kitDeclarationsFile), 'utf8')) as KitDeclarations

const depth = (line: string) => (line.match(/[{([]/g)?.length ?? 0) - (line.match(/[})\]]/g)?.length ?? 0)

/** How a kit declares `name`, in one line for people; empty if it does not. */
export function declarationOf({ files }: KitDeclarations, name: string): string {
  const start = new RegExp(
    `^(?:export )?declare (?:function|const) ${name}\\b|^export (?:interface|type) ${name}\\b`,
  )
  for (const text of Object.values(files)) {
    const lines = text.split('\n')
    const first = lines.findIndex((line) => start.test(line))
    if (first === -1) continue
    let open = 0
    const last = lines.findIndex((line, index) => index >= first && (open += depth(line)) <= 0)
    return lines
      .slice(first, last + 1)
      .join(' ')
      .replaceAll(/\s+/g, ' ')
      .replace(/^(?:export )?(?:declare )?/, '')
  }
  return ''
}
