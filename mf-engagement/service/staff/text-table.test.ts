import { textTable } from './text-table'

it('aligns as many rows as a service takes in years', () => {
  const rows = Array.from({ length: 200_000 }, () => ['Mira Nair', 'Contact'])
  const lines = textTable(['Name', 'Form'], rows).split('\n')
  expect(lines).toHaveLength(200_001)
  expect(lines[0]).toBe('Name       Form')
})

it('cuts long cells, and no mail address: it is typed in other commands', () => {
  const address = `${'a'.repeat(50)}@mail.example`
  expect(textTable(['Email', 'About'], [[address, `${address} ${'b'.repeat(50)}`]])).toContain(
    `\n${address}  ${'a'.repeat(39)}…`,
  )
})
