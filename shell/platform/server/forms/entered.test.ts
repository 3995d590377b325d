import { enteredIn, withEntries } from './entered'

const form = (kind: string, fields: string) => `<form action="/forms/${kind}" method="post">${fields}</form>`
const page =
  form('newsletter', '<label for="n">Your mail</label><input id="n" name="email"/>') +
  form(
    'visit',
    '<label id="x" for="a">Email &amp; more<span> (required)</span></label><input type="email" id="a" name="email"/>' +
      '<label for="b">Day</label><select name="day" id="b"></select>' +
      '<label for="c">Friday</label><input id="c" type="radio" name="hour"/>' +
      '<label for="d"><b>Herb</b></label><input id="d" name="herb"/>' +
      '<input name="from" type="hidden"/><input type="file" name="photo"/><input type="password" name="code"/>',
  )

const labelsOf = (fields: Record<string, string>, kind = 'visit') =>
  enteredIn(page, kind, fields).map(({ label }) => label)

const template =
  '<section>1</section><section aria-labelledby="entered"><dl><div><dt class="a">%label%</dt><dd>%text%</dd></div></dl></section>'

it('names an entry by the label of its field in its own form, or else by the field’s name', () => {
  expect(labelsOf({ email: 'a', day: 'b', hour: 'c', herb: 'd', constructor: 'e' })).toEqual([
    'Email &amp; more',
    'Day',
    'hour',
    'herb',
    'constructor',
  ])
  expect(labelsOf({ email: 'a' }, 'newsletter')).toEqual(['Your mail'])
  expect(labelsOf({ email: 'a' }, 'petition')).toEqual(['email'])
})

it('leaves out what the visitor did not write or cannot read in the form', () => {
  expect(labelsOf({ email: '', day: ' \r\n', from: 'mail', photo: 'me.png', code: 'x' })).toEqual([])
})

it('shows no more entries of a made-up post than a form may have', () => {
  expect(labelsOf(Object.fromEntries(Array.from({ length: 5000 }, (_, index) => [index, 'x'])))).toHaveLength(
    100,
  )
})

it('shows names and texts as they are, except for control characters', () => {
  const fields = JSON.parse(
    '{"__proto__":"</dd><script>\\u0000\\u000b","<b>%text%":"%label% $& {{x}}\\r\\n\\t\\u202e"}',
  )
  expect(withEntries(template, enteredIn(page, 'visit', fields))).toBe(
    '<section>1</section><section aria-labelledby="entered"><dl>' +
      '<div><dt class="a">__proto__</dt><dd>&lt;/dd&gt;&lt;script&gt;</dd></div>' +
      '<div><dt class="a">&lt;b&gt;%text%</dt><dd>%label% $&amp; {{x}}\r\n\t\u202e</dd></div></dl></section>',
  )
})

it('leaves the part on entries out if there are none', () => {
  expect(withEntries(template, [])).toBe('<section>1</section>')
})
