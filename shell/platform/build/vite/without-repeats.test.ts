import postcss from 'postcss'
import { withoutRepeats } from './without-repeats'

const after = (sheet: string) => postcss([withoutRepeats]).process(sheet, { from: undefined }).css

const mixed = 'color: color-mix(in oklab, var(--ink) 50%, transparent)'

it('keeps the rule with a mixed colour, without its condition and the rule for other browsers', () => {
  const sheet = `.a { color: var(--ink) }@supports (color: color-mix(in lab, red, red)) {.a { ${mixed} }}`
  expect(after(sheet)).toBe(`.a { ${mixed} }`)
})

it('keeps a rule that sets more, or is for more elements', () => {
  const more = '.a { color: var(--ink); opacity: 1 }'
  const others = '.a, .b { color: var(--ink) }'
  for (const rule of [more, others])
    expect(after(`${rule}@supports (color: color-mix(in lab, red, red)) {.a { ${mixed} }}`)).toBe(
      `${rule}.a { ${mixed} }`,
    )
})

it('drops the first values for browsers without @property', () => {
  const sheet =
    '@layer properties{@supports (not (x: y)) {* { --tw-x: 0 }}}@layer properties, base;.a { top: 0 }'
  expect(after(sheet)).toBe('@layer properties, base;.a { top: 0 }')
})

it('leaves other conditions alone', () => {
  const sheet = '@supports (overflow-anchor: auto) {.a { top: 0 }}'
  expect(after(sheet)).toBe(sheet)
})

it('leaves prefixes of decorations to the minifier, which adds them in any case', () => {
  const sheet = '.a { -webkit-text-decoration: inherit; text-decoration: inherit }'
  expect(after(sheet)).toBe('.a { text-decoration: inherit }')
})
