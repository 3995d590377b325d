import { withoutNotes } from './sample-notes'

const page = '/mf-herbs/content/page.ts'
const fromKit = `import { sample } from 'shared-ui';\n`
const bare = (code: string) => withoutNotes(fromKit + code, page).slice(fromKit.length)

it('keeps the value of a sample, and not its note', () => {
  const code = `const email = sample('info@college.example', "The college's address (public)")`
  expect(bare(code)).toBe(`const email = ('info@college.example')`)
})

it('does so for several samples, on separate lines', () => {
  const code = 'const faculty = [{ name: sample(\n"A", \'First\'), age: 4 }, { name: sample(`B`, "Second") }]'
  expect(bare(code)).toBe('const faculty = [{ name: ("A"), age: 4 }, { name: (`B`) }]')
})

it('does so for a sample within a sample', () => {
  const code = `const title = sample(\`From \${sample('May', 'The month')}\`, 'The title')\nexport const b = 1`
  expect(bare(code)).toBe("const title = (`From ${('May')}`)\nexport const b = 1")
})

it('knows the function by the module that it comes from', () => {
  const renamed = `import { sample as open } from 'shared-ui'; open('a', 'b'); sample(1, 2)`
  expect(withoutNotes(renamed, page)).toBe(`import { sample as open } from 'shared-ui'; ('a'); sample(1, 2)`)
  const other = `import { sample } from 'lodash-es'; const pick = sample(items)`
  expect(withoutNotes(other, page)).toBe(other)
  const own = `import { sample } from './sample'; const herb = sample('a', 2)`
  expect(withoutNotes(own, page)).toBe(own)
})

it.each([
  ['/site/shared-ui/src/site/site.ts', './sample'],
  ['/herbs/node_modules/shared-ui/dist/site/site.js', './sample.js'],
])('knows it in the kit: %s', (id, source) => {
  const code = `import { sample } from '${source}';\nsample('a', 'b')`
  expect(withoutNotes(code, id)).toBe(`import { sample } from '${source}';\n('a')`)
})

it('does not change the function itself, or other calls', () => {
  const code = 'export function sample(value, needed) { return value }\nresample(1, 2)'
  expect(withoutNotes(code, '/site/shared-ui/src/site/sample.ts')).toBe(code)
})
