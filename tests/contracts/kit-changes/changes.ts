/** What is replaced by what in a file. */
export type Edit = [file: string, from: string | RegExp, to: string]

/** One change to sources, such as those of the kit. */
export interface SourceChange {
  what: string
  edits: Edit[]
  /** What the refusal must name; undefined if the change must go live. */
  refused?: string[]
}

const component = (name: string) => `src/components/${name}.tsx`

/** Changes that no remote notices: a publish must accept each. */
export const harmless: SourceChange[] = [
  {
    what: 'an optional prop is added',
    edits: [[component('callout'), '& { title', '& { hint?: string; title']],
  },
  {
    what: 'an optional prop of a list item is added',
    edits: [[component('facts'), 'detail: ReactNode', 'detail: ReactNode\n  hint?: string']],
  },
  {
    what: 'a variant is added',
    edits: [[component('badge'), 'outline:', "rose: 'ui:border',\n        outline:"]],
  },
  {
    what: 'a value of the site changes',
    edits: [['src/site/site.ts', /(podcastName: ')/, '$1New ']],
  },
  {
    what: 'a component is added',
    edits: [
      [component('badge'), /$/, 'export function Quote() {\n  return <q />\n}\n'],
      ['src/kit.ts', 'export { Badge }', 'export { Badge, Quote }'],
    ],
  },
  {
    what: 'an icon is added',
    edits: [['src/components/icon-paths.ts', /(\n\s+check:)/, "\n  extra: 'M0 0h1',$1"]],
  },
  { what: 'a comment is rewritten', edits: [[component('badge'), 'A short fact in a pill', 'A fact']] },
  { what: 'a look changes', edits: [[component('badge'), 'ui:px-3 ui:py-1', 'ui:px-4 ui:py-2']] },
  {
    what: 'a parameter gets another name',
    edits: [['src/request/write-call.ts', /\burl\b/g, 'address']],
  },
  {
    what: 'an optional parameter is added',
    edits: [['src/components/sanskrit-text.tsx', /(function sanskritText\([^)]*)\)/, '$1, tone?: string)']],
  },
  {
    what: 'a prop takes more than before',
    edits: [[component('page-header'), 'title: string', 'title: string | number']],
  },
  {
    what: 'a required prop becomes optional',
    edits: [[component('callout'), 'title: string', 'title?: string']],
  },
  {
    what: 'props change their order',
    edits: [
      [
        component('section'),
        '  title: string\n  eyebrow?: string\n',
        '  eyebrow?: string\n  title: string\n',
      ],
    ],
  },
  {
    what: 'an internal type gets another name',
    edits: [[component('page-header'), /PageHeaderProps/g, 'HeaderProps']],
  },
]

/** Changes that break a remote, as types can show: a publish must refuse each. */
export const breaking: Required<SourceChange>[] = [
  {
    what: 'a required prop is renamed',
    edits: [[component('callout'), /\btitle\b/g, 'caption']],
    refused: ['mf-programs', 'Callout', 'caption'],
  },
  {
    what: 'an optional prop is renamed',
    edits: [[component('section'), /\beyebrow\b/g, 'overline']],
    refused: ['mf-', 'SectionHeading', 'eyebrow'],
  },
  {
    what: 'an optional prop is removed',
    edits: [
      [component('page-header'), '  plant?: Plant\n', ''],
      [component('page-header'), '  plant,\n', ''],
      [
        component('page-header'),
        'plant ? <Plate plant={plant} />',
        "title === '' ? <Plate plant={{ src: '', name: '', botanical: '', note: '' }} />",
      ],
    ],
    refused: ['mf-programs', 'PageHeader', 'plant'],
  },
  {
    what: 'a prop becomes required',
    edits: [
      [component('button'), '{ href: string }', '{ href: string; purpose: string }'],
      [component('actions'), '<ButtonLink', '<ButtonLink purpose=""'],
    ],
    refused: ['mf-programs', 'ButtonLink', 'purpose'],
  },
  {
    what: 'a variant is removed',
    edits: [[component('button'), /'outline-light':\s+'[^']+',/, '']],
    refused: ['mf-programs', 'ButtonLink', 'outline-light'],
  },
  {
    what: 'a prop takes less than before',
    edits: [
      [
        component('lists'),
        "ComponentProps<'ul'> & { items: ReactNode[] }",
        "ComponentProps<'ul'> & { items: string[] }",
      ],
    ],
    refused: ['mf-', 'List'],
  },
  {
    what: 'a prop of a list item is renamed',
    edits: [[component('lists'), /\bdescription\b/g, 'text']],
    refused: ['mf-programs', 'Steps', 'text'],
  },
  {
    what: 'a component is removed',
    edits: [['src/kit.ts', /export \{ Disclosure \}.*\n/, '']],
    refused: ['mf-programs', 'Disclosure'],
  },
  {
    what: 'an icon is removed',
    edits: [
      ['src/components/icon-paths.ts', /\n\s+check:/, '\n  tick:'],
      [component('lists'), 'name="check"', 'name="tick"'],
      ['src/forms/option-list.tsx', 'name="check"', 'name="tick"'],
    ],
    refused: ['mf-programs', 'Icon', 'check'],
  },
  {
    what: 'parameters of different types change their order',
    edits: [
      [
        'src/request/write-call.ts',
        /(\s+body\?: unknown,)(\s+headers: Record<string, string>) = \{\},/,
        '$2,$1',
      ],
    ],
    refused: ['mf-engagement', 'writeCall'],
  },
  {
    what: 'a property of the site is removed',
    edits: [['src/site/site.ts', 'partnerSpa:', 'spa:']],
    refused: ['mf-programs', 'site', 'partnerSpa'],
  },
]

/** A change that breaks the calls of all forms behind the same types. */
export const swappedParameters: SourceChange = {
  what: 'two parameters of the same type change their places',
  edits: [
    ['src/request/write-call.ts', /method: string,\n\s+url: string,/, 'url: string,\n  method: string,'],
  ],
}

/**
 * Changes that break a remote behind the same types: a publish finds such faults in the browser (tests/releases/browser-proof.test.ts,
 * tests/proofs/releases/costly-browser-proofs.test.ts).
 */
export const behaviour: SourceChange[] = [
  swappedParameters,
  {
    what: 'a component fails in the browser',
    edits: [
      [
        component('badge'),
        '  return <span',
        "  if (typeof document === 'object') throw new Error('No badge.')\n  return <span",
      ],
    ],
  },
  {
    what: 'a component renders something else in the browser',
    edits: [
      [
        component('badge'),
        '{...props} className',
        "{...props} lang={typeof document === 'object' ? 'en' : 'fr'} className",
      ],
    ],
  },
]
