import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { usedNames } from './used-names'

let dir: string
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'used-'))
})
afterEach(() => rmSync(dir, { recursive: true }))

const namesIn = (code: string) => {
  writeFileSync(join(dir, 'remote.js'), code)
  return usedNames(dir)
}

it.each([
  [`import { Badge, Button as B } from 'shared-ui'`, { 'shared-ui': ['Badge', 'Button'] }],
  [`import * as React from 'react'`, {}],
  [`export { Card } from 'shared-ui'`, { 'shared-ui': ['Card'] }],
  [`import { "Button" as B } from 'shared-ui'`, { 'shared-ui': ['Button'] }],
  [`import { readFile } from 'node:fs'; export const kit = "import { Card } from 'shared-ui'"`, {}],
])('finds the names in %s', async (code, names) => {
  expect(await namesIn(code)).toEqual(names)
})

it.each([
  `import * as kit from 'shared-ui'; kit.Term()`,
  `export * from 'shared-ui'`,
  `export const kit = () => import('shared-ui')`,
])('refuses the kit as a whole: its uses could not be compared: %s', async (code) => {
  await expect(namesIn(code)).rejects.toMatchObject({
    code: 'kit-whole',
    message: expect.stringContaining('dist/server/remote.js: expected names of shared-ui'),
  })
})
