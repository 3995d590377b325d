import { execFile } from 'node:child_process'
import { readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompressSync, constants } from 'node:zlib'
import { temporaryFolder } from '../store/testing/temporary-site'
import { writeCompressed } from './compress'

/** Prints by how much (kB) the memory of the process has grown, and the corrupt copies. */
const program = `
import { corruptCopies } from './compress'
const before = process.resourceUsage().maxRSS
const corrupt = await corruptCopies(process.argv[1], Buffer.from('1'))
console.log(JSON.stringify([process.resourceUsage().maxRSS - before, corrupt]))`

it('a compressed copy that unpacks to far more than its content is corrupt, and takes no memory for it', async () => {
  const file = join(await temporaryFolder(), 'page.js')
  const params = { [constants.BROTLI_PARAM_QUALITY]: 1 }
  await writeFile(`${file}.br`, brotliCompressSync(Buffer.alloc(200_000_000), { params }))
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--import', '../build/register-typescript.mjs', '--input-type=module', '--eval', program, file],
    { cwd: import.meta.dirname },
  )
  const [grown, corrupt] = JSON.parse(stdout) as [number, string[]]
  expect(corrupt).toEqual([`${file}.br`, `${file}.gz`])
  expect(grown).toBeLessThan(50_000)
})

it('writes a file whose name fills what a file system allows, 255 bytes, with the ending of its copies', async () => {
  const [dir, name] = [await temporaryFolder(), `${'\u0924\u0948'.repeat(41)}xy.svg`]
  await writeCompressed(join(dir, name), Buffer.from('<svg/>'))
  expect((await readdir(dir)).toSorted()).toEqual([name, `${name}.br`, `${name}.gz`])
})
