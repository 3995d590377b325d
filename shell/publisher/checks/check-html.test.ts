import { checkHtml } from './check-html'

const document = (body: string) =>
  `<!doctype html>\n<html lang="en-CA"><head><meta charset="utf-8"><title>Herbs</title></head><body>${body}</body></html>`

it('finds nothing wrong with a sound page', async () => {
  expect(await checkHtml('/herbs', document('<main><h1>Herbs</h1><p>Ginger.</p></main>'))).toEqual([])
})

it.each([
  ['element-permitted-content', '<ul><p>Ginger.</p></ul>'],
  ['no-inline-style', '<h1 style="color:red">Herbs</h1>'],
  ['no-dup-id', '<h1 id="a">Herbs</h1><p id="a">Ginger.</p>'],
])('names the page and the rule %s', async (rule, body) => {
  const findings = await checkHtml('/herbs', document(body))
  expect(findings[0]).toMatchObject({ page: '/herbs', expected: 'no error' })
  expect(findings.map(({ check }) => check)).toContain(`valid HTML (${rule})`)
})
