import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { lastUsed } from '../../concurrency/last-used'
import type { ReleasePage } from '../../store/releases/release'
import { inMemory, type StoredFile } from '../answers/file-memory'
import type { Sent } from '../answers/send-file'

const compress = promisify(brotliCompress)

/** Pages with a chosen option that are kept in memory. */
const remembered = 100

/** An option that the query of an address chooses. */
interface Choice {
  field: string
  value: string
}

/** The options of `page` that an address chooses. Other parameters change nothing. */
export function choicesOf({ queries }: ReleasePage, url: string): Choice[] {
  const asked = new URLSearchParams(url.replace(/^[^?]*/, ''))
  return Object.entries(queries).flatMap(([name, { field, values }]) => {
    const value = asked.get(name)
    return value !== null && values.includes(value) ? [{ field, value }] : []
  })
}

/** The HTML with the option chosen, as React writes it. Field and value are plain (`page-facts.ts`): neither is a pattern or HTML. */
function choose(html: string, { field, value }: Choice): string {
  const select = new RegExp(`<select\\b[^>]* name="${field}".*?</select>`, 's')
  return html.replace(select, (found) =>
    found
      .replaceAll(' selected=""', '')
      .replace(`<option value="${value}"`, `<option value="${value}" selected=""`),
  )
}

/** Gives a page the options that its address chooses, for browsers without scripts; scripts read the address themselves. */
export function chosenOptions() {
  const keep = lastUsed<StoredFile>(remembered)
  return async (page: ReleasePage, content: Sent, url: string): Promise<Sent> => {
    const { file, hash } = content
    const choices = choicesOf(page, url)
    if (choices.length === 0 || !file.identity.bytes) return content
    const chosen = [hash, ...choices.map(({ field, value }) => `${field}-${value}`)].join('-')
    return { ...content, file: await keep(chosen, () => chosenFile(file, choices)), hash: chosen }
  }
}

async function chosenFile({ identity }: StoredFile, choices: Choice[]): Promise<StoredFile> {
  const html = Buffer.from(choices.reduce(choose, String(identity.bytes)))
  // A visitor waits for this once per value and release, so the quality is one that takes some milliseconds.
  const br = await compress(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })
  return { identity: inMemory(html), br: inMemory(br), gzip: undefined }
}
