import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'

const forked = vi.hoisted((): ChildProcess[] => [])
vi.mock('node:child_process', async (importOriginal) => {
  const original = await importOriginal<typeof import('node:child_process')>()
  const fork = (...call: Parameters<typeof original.fork>) => {
    const child = original.fork(...call)
    forked.push(child)
    return child
  }
  return { ...original, fork }
})

// One of its own: test files share their modules, and this one's html-validate is killed.
beforeAll(() => void vi.resetModules())
afterAll(() => void vi.resetModules())

it('refuses pages in words once html-validate has been killed', async () => {
  const { checkHtml } = await import('./check-html')
  const [validator] = forked
  if (!validator) throw new Error('No html-validate was started.')
  const gone = Promise.all([once(validator, 'exit'), once(validator, 'disconnect')])
  validator.kill('SIGKILL')
  await gone
  await expect(checkHtml('/herbs', '<p>')).rejects.toMatchObject({
    code: 'check-failed',
    message: 'html-validate stopped (SIGKILL) before every page was checked.',
  })
})
