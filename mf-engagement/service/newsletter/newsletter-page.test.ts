import { readFile } from 'node:fs/promises'
import { pageStyle } from './newsletter-page'

it('has the colours of the site', async () => {
  const tokens = await readFile(new URL('../../../shared-ui/src/styles/tokens.css', import.meta.url), 'utf8')
  const colours = new Set(pageStyle.match(/#[0-9a-f]{6}/g))
  expect(colours.size).toBeGreaterThan(3)
  expect([...colours].filter((colour) => !tokens.includes(colour))).toEqual([])
})

it('gives its button a border, which forced colours show instead of the background', () => {
  expect(pageStyle).toMatch(/\nbutton \{[^}]* border: 1px solid/)
})
