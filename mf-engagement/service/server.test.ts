import { execFile } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it, onTestFinished } from 'vitest'
import { keyFileName } from './newsletter/secret-key'
import { temporaryFolder } from './testing/temporary-folder'

const program = fileURLToPath(new URL('server.ts', import.meta.url))

it(
  'exits with the code for "do not restart" when its stored data cannot be used',
  { timeout: 30_000 },
  async () => {
    const { path, remove } = await temporaryFolder()
    onTestFinished(remove)
    await writeFile(join(path, keyFileName), '')
    const env = { PATH: process.env['PATH'], DATA_DIR: path, API_PORT: '0' }
    const { code, errors } = await new Promise<{ code: unknown; errors: string }>((resolve) => {
      execFile(process.execPath, ['--import', 'tsx', program], { env }, (error, _, errors) =>
        resolve({ code: error?.code, errors }),
      )
    })
    expect(errors).toContain('(key_damaged)')
    expect(code).toBe(78)
  },
)
