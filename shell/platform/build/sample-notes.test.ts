import { withoutNotes } from './sample-notes'

it('leaves the value of a sample, and not what the college has to supply', () => {
  const code = `const email = sample('info@college.example', "The college's address (public)")`
  expect(withoutNotes(code)).toBe(`const email = ('info@college.example')`)
})

it('does so for each of several, on lines of their own', () => {
  const code = 'const faculty = [{ name: sample(\n"A", \'First\'), age: 4 }, { name: sample(`B`, "Second") }]'
  expect(withoutNotes(code)).toBe('const faculty = [{ name: ("A"), age: 4 }, { name: (`B`) }]')
})

it('leaves the function itself and other calls alone', () => {
  const code = 'export function sample(value, needed) { return value }\nresample(1, 2)'
  expect(withoutNotes(code)).toBe(code)
})
