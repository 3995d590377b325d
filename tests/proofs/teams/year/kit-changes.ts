import { breaking, swappedParameters, type KitSourceChange } from '../../../contracts/kit-changes/changes'
import { append, replace, type Change } from './change'

const component = (name: string) => `shared-ui/src/components/${name}.tsx`
const callout = component('callout')
const badge = component('badge')
const kit = 'shared-ui/src/kit.ts'

const noteSource = (name: string) => `
/** A note in small letters. */
export function ${name}({ className, ...props }: ComponentProps<'small'>) {
  return <small {...props} className={cn('ui:text-sm', className)} />
}
`

/** Adds a component to the kit; `name` is new there. */
export const addComponent = (name: string): Change => ({
  what: `adds the component ${name}`,
  files: [append(badge, noteSource(name)), replace(kit, 'Badge } from', `${name}, Badge } from`)],
})

const addOptionalProp = (step: number): Change => ({
  what: `gives Callout the optional prop extra${step}`,
  files: [
    replace(callout, '& { ', `& { extra${step}?: string; `),
    replace(callout, '  className,\n', `  extra${step},\n  className,\n`),
    replace(callout, '{children}', `{extra${step}}{children}`),
  ],
})

const addVariant = (step: number): Change => ({
  what: `gives Badge the tone tone${step}`,
  files: [replace(badge, 'outline:', `tone${step}: 'ui:border',\n        outline:`)],
})

const rewriteComment = (step: number): Change => ({
  what: 'rewrites a comment',
  files: [replace(badge, /\/\*\* A short fact.*\*\//, `/** A short fact in a pill, edition ${step}. */`)],
})

const changeLook = (step: number): Change => ({
  what: 'changes the look of a badge',
  files: [replace(badge, /ui:px-\S+ ui:py-1/, `ui:px-[${10 + step}px] ui:py-1`)],
})

/** Changes that no remote notices; `step` makes each of them unique. */
export const harmlessKitChanges = [
  (step: number) => addComponent(`Note${step}`),
  addOptionalProp,
  addVariant,
  rewriteComment,
  changeLook,
]

const ofKit = ({ what, edits }: KitSourceChange, refused: string[]): Change => ({
  what,
  files: edits.map(([file, from, to]) => replace(`shared-ui/${file}`, from, to)),
  refused,
})

/** Changes that break a live remote. */
export const breakingKitChanges: Change[] = [
  ...breaking.map((change) => ofKit(change, change.names)),
  ofKit(swappedParameters, ['/contact']),
]
