import { withoutNotes } from './sample-notes'

it('keeps the value of a sample, and not its note', () => {
  const code = `const email = sample('info@college.example', "The college's address (public)")`
  expect(withoutNotes(code)).toBe(`const email = ('info@college.example')`)
})

it('does so for several samples, on separate lines', () => {
  const code = 'const faculty = [{ name: sample(\n"A", \'First\'), age: 4 }, { name: sample(`B`, "Second") }]'
  expect(withoutNotes(code)).toBe('const faculty = [{ name: ("A"), age: 4 }, { name: (`B`) }]')
})

it('does not change the function itself, or other calls', () => {
  const code = 'export function sample(value, needed) { return value }\nresample(1, 2)'
  expect(withoutNotes(code)).toBe(code)
})
