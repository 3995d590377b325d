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

it('exits with another code for settings that cannot be used', async () => {
  const { code, errors } = await runService({ RATE_LIMIT: 'many' })
  expect([code, errors]).toEqual([78, expect.stringContaining('RATE_LIMIT')])
})
