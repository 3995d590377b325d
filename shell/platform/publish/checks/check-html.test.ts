import childProcess, { type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { syncBuiltinESMExports } from 'node:module'
import { HtmlCheck, startHtmlValidate } from './check-html'

const fork = vi.spyOn(childProcess, 'fork')
syncBuiltinESMExports()
afterAll(() => {
  fork.mockRestore()
  syncBuiltinESMExports()
})

/** The processes that were started so far. */
const forked = () => fork.mock.results.map(({ value }) => value as ChildProcess)

it('starts no process before there is something to check', () => {
  new HtmlCheck().end()
  expect(forked()).toEqual([])
})

const document = (body: string) =>
  `<!doctype html>\n<html lang="en-CA"><head><meta charset="utf-8"><title>Herbs</title></head><body>${body}</body></html>`

describe('a check', () => {
  let html: HtmlCheck
  beforeEach(() => void (html = new HtmlCheck()))
  afterEach(() => html.end())

  it('finds nothing wrong with a sound page', async () => {
    expect(await html.check('/herbs', document('<main><h1>Herbs</h1><p>Ginger.</p></main>'))).toEqual([])
  })

  it.each([
    ['element-permitted-content', '<ul><p>Ginger.</p></ul>'],
    ['no-inline-style', '<h1 style="color:red">Herbs</h1>'],
    ['no-dup-id', '<h1 id="a">Herbs</h1><p id="a">Ginger.</p>'],
  ])('names the page and the rule %s', async (rule, body) => {
    const findings = await html.check('/herbs', document(body))
    expect(findings[0]).toMatchObject({ page: '/herbs', expected: 'no error' })
    expect(findings.map(({ check }) => check)).toContain(`valid HTML (${rule})`)
  })

  it('refuses pages in words once html-validate has been killed', async () => {
    await html.check('/herbs', document(''))
    const validator = forked().at(-1)
    if (!validator) throw new Error('No html-validate was started.')
    const gone = Promise.all([once(validator, 'exit'), once(validator, 'disconnect')])
    validator.kill('SIGKILL')
    await gone
    await expect(html.check('/herbs', '<p>')).rejects.toMatchObject({
      code: 'check-failed',
      message: 'html-validate stopped (SIGKILL) before every page was checked.',
    })
  })

  it('takes the process that was started before, unless that one has ended', async () => {
    const before = forked().length
    startHtmlValidate()
    await html.check('/herbs', document(''))
    expect(forked()).toHaveLength(before + 1)
    startHtmlValidate()
    const gone = once(forked().at(-1)!, 'disconnect')
    forked().at(-1)?.kill('SIGKILL')
    await gone
    const another = new HtmlCheck()
    await another.check('/herbs', document(''))
    another.end()
    expect(forked()).toHaveLength(before + 3)
  })

  it('ends its process', async () => {
    await html.check('/herbs', document(''))
    const validator = forked().at(-1)
    if (!validator) throw new Error('No html-validate was started.')
    html.end()
    await once(validator, 'exit')
    expect(validator.signalCode).toBe('SIGTERM')
  })
})
