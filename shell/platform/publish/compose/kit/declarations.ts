import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { kitDeclarationsFile, type KitDeclarations } from 'contract/kit'
import * as z from 'zod'
import type { StoredBuild } from '../../../store/builds/stored-build'
import { checkedJson } from '../../../errors/checked-json'
import { SiteError } from '../../../errors/site-error'

/** No part begins with a dot: the comparison writes these files into a folder of its own, and imports the entries by name. */
const pathSchema = z
  .string()
  .regex(/^(?:[\w-][\w.-]*\/)*[\w-][\w.-]*$/, 'a path below the folder of the kit, such as "src/kit"')

const declarationsSchema: z.ZodType<KitDeclarations> = z.object({
  entries: z.record(z.string(), pathSchema),
  files: z.record(pathSchema.endsWith('.d.ts', 'a file that ends with ".d.ts"'), z.string()),
})

/** The declarations of the kit that a build was made with. @throws `build-refused` if they break the contract */
export async function readDeclarations({ dir, manifest: { name } }: StoredBuild): Promise<KitDeclarations> {
  const file = join(dir, kitDeclarationsFile)
  const refuse = (fault: string) =>
    new SiteError('build-refused', `${file} of remote ${name} ${fault}`, `Build ${name} again.`)
  const text = await readFile(file, 'utf8').catch((error: Error) => {
    throw refuse(`cannot be read: ${error.message}`)
  })
  return checkedJson(text, declarationsSchema, refuse)
}

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
