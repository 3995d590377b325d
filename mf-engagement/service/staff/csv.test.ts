import { toCsv } from './csv'

const cell = (text: string | null) => toCsv(['a'], [{ a: text }])[1]?.replace(/\r\n$/, '')

it.each([
  '=1+1',
  '+1 250 555 0142',
  '02079460018',
  '919876543210',
  '-2',
  '@SUM(A1)',
  '\t=1',
  '\r=1',
  '  =1',
  '＝1',
  '＋1',
  '－1',
  '＠x',
  '|cmd',
  '%x',
])('a spreadsheet takes %j for text', (text) => {
  expect(cell(text)).toMatch(/^"'/)
})

it.each(['Mira', '1-hour', '0 to 5', '12505550142', 'a=b', 'when @ noon', ''])(
  '%j is left as it is',
  (text) => {
    expect(cell(text)).toBe(`"${text}"`)
  },
)

it('quotes, commas and lines stay in their cell', () => {
  expect(toCsv(['a', 'b'], [{ a: 'say "hi", please', b: 'two\nlines' }])).toEqual([
    '\uFEFF"a","b"\r\n',
    '"say ""hi"", please","two\nlines"\r\n',
  ])
})

it('a formula cannot start after a quote', () => {
  expect(cell('","=1+1')).toBe('""",""=1+1"')
})

it.each(['x;=1;', 'x\n=1', 'x;\r\n +1', 'x\t@A1', 'x;"=1;y', 'x\n|cmd'])(
  'no part of %j is a formula where ; or a line ends a cell',
  (text) => expect(cell(text)).not.toMatch(/[;\t\r\n][\s"]*[=+\-@|%]/),
)

it('without rows the headings are there', () => {
  expect(toCsv(['a', 'b'], [])).toEqual(['\uFEFF"a","b"\r\n'])
})
