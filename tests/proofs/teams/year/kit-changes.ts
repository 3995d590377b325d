import {
  breaking,
  swappedParameters,
  type Edit,
  type SourceChange,
} from '../../../contracts/kit-changes/changes'

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
export const addComponent = (name: string): SourceChange => ({
  what: `adds the component ${name}`,
  edits: [
    [badge, /$/, noteSource(name)],
    [kit, 'Badge } from', `${name}, Badge } from`],
  ],
})

const addOptionalProp = (step: number): SourceChange => ({
  what: `gives Callout the optional prop extra${step}`,
  edits: [
    [callout, '& { ', `& { extra${step}?: string; `],
    [callout, '  className,\n', `  extra${step},\n  className,\n`],
    [callout, '{children}', `{extra${step}}{children}`],
  ],
})

const addVariant = (step: number): SourceChange => ({
  what: `gives Badge the tone tone${step}`,
  edits: [[badge, 'outline:', `tone${step}: 'ui:border',\n        outline:`]],
})

const rewriteComment = (step: number): SourceChange => ({
  what: 'rewrites a comment',
  edits: [[badge, /\/\*\* A short fact.*\*\//, `/** A short fact in a pill, edition ${step}. */`]],
})

const changeLook = (step: number): SourceChange => ({
  what: 'changes the look of a badge',
  edits: [[badge, /ui:px-\S+ ui:py-1/, `ui:px-[${10 + step}px] ui:py-1`]],
})

/** Changes that no remote notices; `step` makes each of them unique. */
export const harmlessKitChanges = [
  (step: number) => addComponent(`Note${step}`),
  addOptionalProp,
  addVariant,
  rewriteComment,
  changeLook,
]

/** The change in a checkout. */
const ofKit = ({ edits, ...change }: SourceChange): SourceChange => ({
  ...change,
  edits: edits.map(([file, from, to]): Edit => [`shared-ui/${file}`, from, to]),
})

/** Changes that break a live remote. */
export const breakingKitChanges: SourceChange[] = [
  ...breaking.map(ofKit),
  { ...ofKit(swappedParameters), refused: ['/contact'] },
]
