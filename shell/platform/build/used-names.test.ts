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
  [`import React, { useState } from 'react'`, { react: ['default', 'useState'] }],
  [`export { Card } from 'shared-ui'`, { 'shared-ui': ['Card'] }],
  [`import * as kit from 'shared-ui'; kit.Term(kit['Badge'])`, { 'shared-ui': ['Badge', 'Term'] }],
  [`import { "Button" as B } from 'shared-ui'`, { 'shared-ui': ['Button'] }],
  [`import { readFile } from 'node:fs'; export const kit = "import { Card } from 'shared-ui'"`, {}],
])('finds the names in %s', async (code, names) => {
  expect(await namesIn(code)).toEqual(names)
})

it.each([
  `import * as kit from 'shared-ui'; export const parts = Object.keys(kit)`,
  `import * as kit from 'shared-ui'; export const part = (name) => kit[name]`,
  `export * from 'shared-ui'`,
  `export const kit = () => import('shared-ui')`,
])('takes all names of the module as used where the code does not say which: %s', async (code) => {
  const { 'shared-ui': names } = await namesIn(code)
  expect(names).toEqual(expect.arrayContaining(['Badge', 'Button', 'Card', 'defineRemote']))
})
