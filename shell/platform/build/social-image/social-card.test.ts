import { sampleBrand } from '../testing/sample-brand'
import { socialCard } from './social-card'
import { readFont, textPath } from './text-path'

const art = '<svg viewBox="0 0 1 1"></svg>'

it('draws with numbers that every renderer reads: one of them stops a path at the first `NaN`', () => {
  const card = socialCard('Practitioner, advanced (AAP)', art, sampleBrand)
  const paths = [...card.matchAll(/<path fill="[^"]*" d="([^"]*)"/g)]
  expect(paths.length).toBeGreaterThan(4)
  for (const [, path = ''] of paths) expect(path.replace(/[MLQCZHVhvz]|-?\d+(\.\d+)?|[ .-]/g, '')).toBe('')
})

it('refuses a path with an invalid number, and names the text', () => {
  expect(() => textPath(readFont(sampleBrand.titleFont), 'Neem', Number.NaN, 0, 20, '#fff')).toThrow('Neem')
})

it('keeps a title of four lines, parentheses included, clear of the line at 528 pixels', () => {
  const card = socialCard('Ayurvedic Advanced Practitioner (AAP)', art, sampleBrand)
  const text = new RegExp(`fill="${sampleBrand.colours.cardText}" d="([^"]*)"`, 'g')
  const title = [...card.matchAll(text)].map(([, path = '']) => path)
  const lowest = Math.max(
    ...title.flatMap((path) => [...path.matchAll(/-?[\d.]+ (-?[\d.]+)/g)].map(([, y]) => Number(y))),
  )
  expect(lowest).toBeGreaterThan(400)
  expect(lowest).toBeLessThan(515)
})

const tooLong = 'Herbs and roots '.repeat(12)

it.each<[string, { title?: string; tagline?: string; name?: string }, string?]>([
  ['a title of too many lines', { title: tooLong }],
  ['a word wider than the picture', { title: 'Pneumonoultramicroscopicsilicovolcanoconiosis' }],
  ['a tagline of two lines', { tagline: tooLong }],
  ['a name of two lines', { name: tooLong }],
  ['a letter that the font lacks', { title: 'Ṣaḍ rasa' }, 'letter-missing'],
])('refuses %s, and names the text', (_, { title = 'Neem', ...words }, code = 'text-too-long') => {
  const [text = title] = Object.values(words)
  expect(() => socialCard(title, art, { ...sampleBrand, ...words })).toThrow(
    expect.objectContaining({ code, message: expect.stringContaining(text) as string }),
  )
})
