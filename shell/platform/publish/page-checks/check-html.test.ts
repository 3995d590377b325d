import childProcess, { type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { syncBuiltinESMExports } from 'node:module'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const run = promisify(childProcess.execFile)

const { fork: start } = childProcess
const fork = vi.fn(start)
Object.assign(childProcess, { fork })
syncBuiltinESMExports()
// Tests of other files may have a process running.
vi.resetModules()
const { checkHtml, startHtmlValidate } = await import('./check-html')
afterAll(() => {
  Object.assign(childProcess, { fork: start })
  syncBuiltinESMExports()
})

/** The processes that were started so far. */
const forked = () => fork.mock.results.map(({ value }) => value as ChildProcess)

const document = (body: string) =>
  `<!doctype html>\n<html lang="en-CA"><head><meta charset="utf-8"><title>Herbs</title></head><body>${body}</body></html>`

it.each([
  ['a sound page', '<main><h1>Herbs</h1><p>Ginger.</p></main>'],
  ['the ids that React gives (useId)', '<main aria-labelledby="_R_4H1_"><h1 id="_R_4H1_">Herbs</h1></main>'],
  [
    'role="list" on a list, without which Safari announces none where it has no bullets',
    '<ul role="list"><li>Ginger</li></ul>',
  ],
  ['a telephone number with plain spaces', '<a href="tel:+12505550100">250 555 0100</a>'],
  [
    'a field that takes a line of text, which is the type of an input without one',
    '<label>Herb <input name="herb"></label>',
  ],
])('takes %s', async (_, body) => {
  expect(await checkHtml('/herbs', document(body))).toEqual([])
})

it.each([
  ['valid-id', '<h1 id="two words">Herbs</h1>'],
  ['element-permitted-content', '<ul><p>Ginger.</p></ul>'],
  ['no-inline-style', '<h1 style="color:red">Herbs</h1>'],
  ['no-dup-id', '<h1 id="a">Herbs</h1><p id="a">Ginger.</p>'],
])('names the page and the rule %s', async (rule, body) => {
  const findings = await checkHtml('/herbs', document(body))
  expect(findings[0]).toMatchObject({ page: '/herbs', expected: 'no error' })
  expect(findings.map(({ check }) => check)).toContain(`valid HTML (${rule})`)
})

it.each(['[html-validate-disable no-inline-style]', 'html-validate-disable no-inline-style'])(
  'obeys no comment of a page: %s',
  async (comment) => {
    const findings = await checkHtml(
      '/herbs',
      document(`<!-- ${comment} --><h1 style="color:red">Herbs</h1>`),
    )
    expect(findings).toHaveLength(1)
  },
)

it('uses one process for all pages, and starts another when it has ended', async () => {
  startHtmlValidate()
  await checkHtml('/herbs', document(''))
  await checkHtml('/roots', document(''))
  expect(forked()).toHaveLength(1)
  const gone = once(forked()[0]!, 'exit')
  forked()[0]?.kill('SIGKILL')
  await gone
  await checkHtml('/herbs', document(''))
  expect(forked()).toHaveLength(2)
})

it('ends its process after five minutes without a page, and starts another for the next one', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  await checkHtml('/herbs', document(''))
  const gone = once(forked().at(-1)!, 'exit')
  vi.advanceTimersByTime(5 * 60_000)
  await gone
  expect(await checkHtml('/herbs', document('<main><h1>Herbs</h1></main>'))).toEqual([])
})

it('refuses a page in words when html-validate is killed', async () => {
  const check = checkHtml('/herbs', '<p>')
  forked().at(-1)?.kill('SIGKILL')
  await expect(check).rejects.toMatchObject({
    code: 'check-failed',
    message: 'html-validate stopped (SIGKILL) before every page was checked.',
  })
})

it('refuses a page in words when html-validate gives no answer', async () => {
  await checkHtml('/herbs', document(''))
  forked().at(-1)?.kill('SIGSTOP')
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const check = checkHtml('/loop', '<p>')
  vi.advanceTimersByTime(60_000)
  await expect(check).rejects.toMatchObject({
    code: 'check-timeout',
    message: 'html-validate gives no answer about /loop within 60 seconds.',
  })
  vi.useRealTimers()
  expect(await checkHtml('/herbs', document('<main><h1>Herbs</h1></main>'))).toEqual([])
})

it('refuses a page in words when html-validate does not start', async () => {
  const { execPath } = process
  onTestFinished(() => void (process.execPath = execPath))
  process.execPath = '/no/node'
  vi.resetModules()
  const fresh = await import('./check-html')
  await expect(fresh.checkHtml('/herbs', '<p>')).rejects.toMatchObject({
    code: 'check-failed',
    message: 'html-validate stopped (spawn /no/node ENOENT) before every page was checked.',
  })
})

it('names a page whose elements are nested too deep, and its remote, and checks the next one', async () => {
  vi.resetModules()
  const fresh = await import('./check-html')
  fork.mockImplementationOnce((file) => start(file, { execArgv: ['--stack-size=300'] }))
  const deep = '<div>'.repeat(9000) + '</div>'.repeat(9000)
  const page = document(`<main><div data-fragment="page" data-remote="mf-herbs">${deep}</div></main>`)
  expect(await fresh.checkHtml('/herbs', page)).toMatchObject([
    {
      page: '/herbs',
      found: expect.stringContaining('(Maximum call stack size exceeded); nest fewer') as string,
      remote: 'mf-herbs',
    },
  ])
  expect(await fresh.checkHtml('/roots', document('<main><h1>Roots</h1></main>'))).toEqual([])
})

it('ends with the process that asked it, which does not wait for it', async () => {
  const module = JSON.stringify(new URL('check-html.ts', import.meta.url).href)
  const register = fileURLToPath(new URL('../../build/register-typescript.mjs', import.meta.url))
  const script = `const { checkHtml } = await import(${module})
    console.log((await checkHtml('/herbs', '<p')).length > 0)`
  const { stdout } = await run(process.execPath, ['--import', register, '--input-type=module', '-e', script])
  expect(stdout).toBe('true\n')
})
