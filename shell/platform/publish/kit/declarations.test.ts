import { declarationOf } from './declarations'

const files = {
  'src/a.d.ts': `import type { B } from './b';
export declare function Note({ title }: B & {
    title: string;
}): Element;
export declare const noted: string;
`,
}

it('shows a declaration in one line, and nothing where there is none', () => {
  expect(declarationOf({ entries: {}, files }, 'Note')).toBe(
    'function Note({ title }: B & { title: string; }): Element;',
  )
  expect(declarationOf({ entries: {}, files }, 'noted')).toBe('const noted: string;')
  expect(declarationOf({ entries: {}, files }, 'not')).toBe('')
})
