import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished, vi } from 'vitest'
import { SupervisedService } from './supervised-service'

/** A service that says that it listens, and ends. */
async function shortLivedService() {
  const folder = await mkdtemp(join(tmpdir(), 'service-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const entry = join(folder, 'service.mjs')
  await writeFile(entry, `process.send('listening', () => process.exit(1))`)
  const service = new SupervisedService(entry, '0')
  onTestFinished(() => service.stop())
  return service
}

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
  await heard(/The inquiry service ended/)
}, 60_000)
