import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { keyFileName } from './newsletter/secret-key'
import { runProgram } from './testing/run-program'
import { temporaryFolder } from './testing/temporary-folder'

const runService = (environment: NodeJS.ProcessEnv) =>
  runProgram(['service'], { API_PORT: '0', ...environment })

it('exits with a code that says that its stored data cannot be used', async () => {
  const { path, remove } = await temporaryFolder()
  onTestFinished(remove)
  await writeFile(join(path, keyFileName), '')
  const { code, errors } = await runService({ DATA_DIR: path })
  expect([code, errors]).toEqual([65, expect.stringContaining('(key_damaged)')])
})

it.each([
  { RATE_LIMIT: 'many' },
  // An address for documentation (RFC 5737): no machine has it.
  { API_HOST: '192.0.2.1' },
])('exits with another code for settings that cannot be used: %j', async (setting) => {
  const { path, remove } = await temporaryFolder()
  onTestFinished(remove)
  const { code, errors } = await runService({ DATA_DIR: path, ...setting })
  expect([code, errors]).toEqual([78, expect.stringContaining(Object.keys(setting)[0] ?? '')])
})
