import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { checkHtml } from './check-html'

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

it('refuses pages in words once html-validate has been killed', async () => {
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
