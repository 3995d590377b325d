import { execFile } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { keyFileName } from './newsletter/secret-key'
import { temporaryFolder } from './testing/temporary-folder'

const program = fileURLToPath(new URL('../../run.mjs', import.meta.url))

interface Ended {
  code: unknown
  errors: string
}

/** Runs the service until it ends by itself. */
function runService(environment: Record<string, string>): Promise<Ended> {
  const env = { PATH: process.env['PATH'], API_PORT: '0', ...environment }
  return new Promise((resolve) => {
    execFile(process.execPath, [program, 'service'], { env }, (error, _, errors) =>
      resolve({ code: error?.code, errors }),
    )
  })
}

it('exits with a code that says that its stored data cannot be used', async () => {
  const { path, remove } = await temporaryFolder()
  onTestFinished(remove)
  await writeFile(join(path, keyFileName), '')
  const { code, errors } = await runService({ DATA_DIR: path })
  expect([code, errors]).toEqual([65, expect.stringContaining('(key_damaged)')])
})

it('exits with another code for settings that cannot be used', async () => {
  const { code, errors } = await runService({ RATE_LIMIT: 'many' })
  expect([code, errors]).toEqual([78, expect.stringContaining('RATE_LIMIT')])
})
