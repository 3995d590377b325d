import type { KitUses } from 'contract/kit'
import { addKitUses } from './kit-uses'

function usesIn(code: string): KitUses[string] {
  const uses: KitUses = {}
  addKitUses(uses, 'page.js', `import { Badge, Callout as Note, cn, site } from 'shared-ui'\n${code}`)
  return uses['shared-ui'] ?? {}
}

it('reads the props of elements: texts where only texts are passed, and what every element passes', () => {
  const { Callout } = usesIn(`
    (0, runtime.jsx)(Note, { title: 'One', tone: 'note', children: text });
    (0, runtime.jsxs)(Note, { title: 'Two', children: [] })`)
  expect(Callout).toEqual({
    props: { title: ['One', 'Two'], tone: ['note'], children: null },
    always: ['title', 'children'],
  })
})

it('records the use of everything if an element spreads an object, or if the name is passed on', () => {
  expect(usesIn(`jsx(Badge, { ...rest, tone: 'gold' })`)['Badge']).toMatchObject({ whole: true })
  expect(usesIn(`const parts = [Badge]`)['Badge']).toEqual({ whole: true })
})

it('records the use of everything of a name that is exported again', () => {
  expect(usesIn(`export { Card as default } from 'shared-ui'`)['Card']).toEqual({ whole: true })
})

it('counts arguments and reads properties', () => {
  expect(usesIn(`cn('a'); cn('a', 'b'); site.email; site.address.city`)).toEqual({
    cn: { arguments: 2 },
    site: { members: ['address', 'email'] },
  })
})

it('is not confused by a key or a property with the same name', () => {
  expect(usesIn(`const it = { site: 1 }; it.site; it.cn`)).toEqual({})
})

it('knows a name that is imported as a text', () => {
  expect(usesIn(`import { "Button" as B } from 'shared-ui'; B`)['Button']).toEqual({ whole: true })
})

it('ignores other modules, and imports within texts', () => {
  expect(usesIn(`import * as React from 'react'; const code = "import { Card } from 'shared-ui'"`)).toEqual(
    {},
  )
})

it.each([
  `import * as kit from 'shared-ui'; kit.Term()`,
  `export * from 'shared-ui'`,
  `export const kit = () => import('shared-ui')`,
])('refuses the kit as a whole: its uses could not be compared: %s', (code) => {
  expect(() => usesIn(code)).toThrow(
    expect.objectContaining({
      code: 'kit-whole',
      message: expect.stringContaining('dist/server/page.js: expected names of shared-ui') as string,
    }),
  )
})
