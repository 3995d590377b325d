import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { temporaryFolder } from '../store/testing/temporary-site'
import { SupervisedService } from './supervised-service'

/** Supervises a service that runs this code. */
async function serviceOf(code: string) {
  const folder = await temporaryFolder()
  const entry = join(folder, 'service.mjs')
  await writeFile(entry, code)
  const service = new SupervisedService(entry, '0')
  onTestFinished(() => service.stop())
  return service
}

const shortLivedService = () => serviceOf(`process.send('listening', () => process.exit(1))`)

it('refuses to start if the service cannot use its settings (exit code 78), and not if it cannot use its data (65)', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {})
  onTestFinished(() => said.mockRestore())
  await expect((await serviceOf('process.exit(78)')).start()).rejects.toMatchObject({
    code: 'service-refused',
  })
  expect(said).not.toHaveBeenCalled()
  await (await serviceOf('process.exit(65)')).start()
  expect(said.mock.calls.flat().join('\n')).toContain('cannot start: see above')
})

it('a service whose program is gone is started again when the program is back', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {})
  const program = process.execPath
  onTestFinished(() => {
    process.execPath = program
    vi.restoreAllMocks()
  })
  const service = await shortLivedService()
  await service.start()
  process.execPath = join(tmpdir(), 'no-such-program')
  const heard = (words: RegExp) =>
    vi.waitFor(() => expect(said.mock.calls.flat().join('\n')).toMatch(words), { timeout: 25_000 })
  await heard(/cannot be started: spawn .*no-such-program ENOENT.*The site stays up/)
  process.execPath = program
  said.mockClear()
  // It runs again, and ends again by itself.
  await heard(/The inquiry service ended \(exit code 1\)/)
}, 60_000)
