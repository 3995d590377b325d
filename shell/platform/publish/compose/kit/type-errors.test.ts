import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { temporaryFolder } from '../../../store/testing/temporary-site'
import { typeErrors } from './type-errors'

const kit = { entries: { 'shared-ui': 'kit' }, files: { 'kit.d.ts': '' } }

/** A program that takes the compiler ten seconds. */
const slow = [
  'type Count<Tag, N extends number, A extends 0[] = []> = A["length"] extends N ? A : Count<Tag, N, [...A, 0]>',
  ...Array.from({ length: 200 }, (_, tag) => `export const a${tag}: Count<${tag}, 999>["length"] = 999`),
].join('\n')

/** The processes that work in `dir`. */
async function processesIn(dir: string): Promise<string[]> {
  const { stdout } = await promisify(execFile)('ps', ['-A', '-o', 'args'])
  return stdout.split('\n').filter((line) => line.includes(dir))
}

it('gives up a comparison that takes too long, and ends the compiler', async () => {
  const dir = await temporaryFolder()
  vi.stubEnv('TMPDIR', dir)
  await expect(typeErrors([{ source: slow, old: kit, now: kit }], 1000)).rejects.toMatchObject({
    code: 'check-timeout',
    message: expect.stringContaining('not compared after 1 seconds') as string,
  })
  expect(await processesIn(dir)).toEqual([])
})
