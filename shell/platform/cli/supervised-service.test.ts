import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { copyFile, open, writeFile } from 'node:fs/promises'
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
  await expect((await serviceOf('process.exit(78)')).start()).rejects.toMatchObject({
    code: 'service-refused',
  })
  expect(said).not.toHaveBeenCalled()
  await (await serviceOf('process.exit(65)')).start()
  expect(said.mock.calls.flat().join('\n')).toContain('cannot start: see above')
})

/** A program that is being written: Node throws this fault, and reports the fault of one that is missing as an event. */
async function halfWritten() {
  const program = join(await temporaryFolder(), 'half-written')
  await copyFile('/bin/true', program)
  const writing = await open(program, 'r+')
  onTestFinished(() => writing.close())
  return program
}

it.each([
  ['gone', async () => join(tmpdir(), 'no-such-program'), /spawn .*no-such-program ENOENT/],
  ['replaced at that moment', halfWritten, /spawn ETXTBSY/],
])(
  'a service whose program is %s is started again when the program is back',
  async (_, other, reason) => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => {})
    const program = process.execPath
    onTestFinished(() => void (process.execPath = program))
    const service = await shortLivedService()
    await service.start()
    process.execPath = await other()
    const heard = (words: RegExp) =>
      vi.waitFor(() => expect(said.mock.calls.flat().join('\n')).toMatch(words), { timeout: 25_000 })
    await heard(new RegExp(`cannot be started: ${reason.source}.*The site stays up`))
    process.execPath = program
    said.mockClear()
    // It runs again, and ends again by itself.
    await heard(/The inquiry service ended \(exit code 1\)/)
  },
  60_000,
)

it('signals no other process if the service did not start because too many files are open', async () => {
  const program = join(await temporaryFolder(), 'supervisor.mjs')
  await writeFile(
    program,
    `import { openSync } from 'node:fs'
    import { SupervisedService } from ${JSON.stringify(join(import.meta.dirname, 'supervised-service.ts'))}
    try { while (true) openSync('/dev/null') } catch {}
    const service = new SupervisedService('', '0')
    void service.start()
    service.kill()
    setImmediate(() => process.exit(7))`,
  )
  const register = join(import.meta.dirname, '../build/register-typescript.mjs')
  const supervisor = spawn(
    'sh',
    ['-c', 'ulimit -n 60; exec "$0" "$@"', process.execPath, '--import', register, program],
    // A group of its own: the signal would reach the tests, too.
    { detached: true, stdio: 'ignore' },
  )
  expect(await once(supervisor, 'exit')).toEqual([7, null])
})
