import { symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { keyFileName } from './newsletter/secret-key'
import { runProgram } from './testing/run-program'
import { folderOfTest } from './testing/test-service'

const runService = (environment: NodeJS.ProcessEnv) =>
  runProgram(['service'], { API_PORT: '0', ...environment })

it.each([
  ['key_damaged', (key: string) => writeFile(key, '')],
  ['file_unusable', (key: string) => symlink(key, key)],
])('exits with a code that says that its stored data cannot be used: %s', async (fault, spoil) => {
  const path = await folderOfTest()
  await spoil(join(path, keyFileName))
  const { code, errors } = await runService({ DATA_DIR: path })
  expect([code, errors]).toEqual([65, expect.stringContaining(`(${fault})`)])
})

it.each([
  [78, 'RATE_LIMIT', 'many'],
  // An address for documentation (RFC 5737). A network that starts late may bring an address, so a restart helps.
  [1, 'API_HOST', '192.0.2.1'],
])('exits with code %i if %s is %s', async (code, setting, value) => {
  const path = await folderOfTest()
  const ended = await runService({ DATA_DIR: path, [setting]: value })
  expect([ended.code, ended.errors]).toEqual([code, expect.stringContaining(setting)])
})
