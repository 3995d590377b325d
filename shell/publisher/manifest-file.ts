import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { manifestFile, manifestSchema, type Manifest } from 'shared-ui/manifest'
import { checkedJson } from './checked-json'
import { PublishError } from './errors'

const buildAgain =
  'Build the section again with its own `build` script; if that does not help, compare the contract in shared-ui/src/contract/.'

function ofSection(data: unknown): string {
  const name = (data as Partial<Manifest> | null | undefined)?.name
  return name === undefined ? '' : ` of section ${JSON.stringify(name)}`
}

/** Reads and checks `remote.json` of the build in `dir`; a refusal names the remote, the key, expected and found. */
export async function readManifest(dir: string, mend = buildAgain): Promise<Manifest> {
  const file = join(dir, manifestFile)
  const text = await readFile(file, 'utf8').catch((error: Error) => {
    throw new PublishError('manifest-invalid', `${file} cannot be read: ${error.message}`, mend)
  })
  return checkedJson(
    text,
    manifestSchema,
    (fault, data) => new PublishError('manifest-invalid', `${file}${ofSection(data)} ${fault}`, mend),
  )
}
