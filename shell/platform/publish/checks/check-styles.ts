import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parse, type AtRule, type ChildNode, type Rule } from 'postcss'
import type { Manifest } from 'contract/manifest'
import type { StoredBuild } from '../../store/build-store'
import type { Combination } from '../combination'
import type { Finding } from './finding'
import { ownClasses, reachesOf, reachOfList, type Reach } from './selector-reach'

/** A remote's stylesheets as one text. */
interface Sheet {
  manifest: Pick<Manifest, 'name'>
  sheet: string
}

/** Tailwind's own properties: every sheet starts them at the same values; builds of an older kit do so. */
const setsUtilitiesOnly = ({ nodes }: Rule) =>
  nodes.every((node) => node.type === 'decl' && node.prop.startsWith('--tw-'))

/** The rule that `node` is nested in, past any conditions in between. */
function ruleAround({ parent }: ChildNode): Rule | undefined {
  if (parent?.type === 'rule') return parent as Rule
  return parent?.type === 'atrule' ? ruleAround(parent as AtRule) : undefined
}

const isKeyframe = ({ parent }: Rule) =>
  parent?.type === 'atrule' && (parent as AtRule).name.endsWith('keyframes')

function reachAround(rule: Rule): Reach | undefined {
  const around = ruleAround(rule)
  return around && reachOfList(around.selector, reachAround(around))
}

function selectorRules(sheet: string): Rule[] {
  const rules: Rule[] = []
  parse(sheet).walkRules((rule) => void (isKeyframe(rule) || rules.push(rule)))
  return rules
}

/** The selectors of a stylesheet that reach other remotes' pages: a sheet stays in the tab when the visitor leaves its remote. */
export function strayingSelectors(sheet: string): string[] {
  const reaches = selectorRules(sheet)
    .filter((rule) => !setsUtilitiesOnly(rule))
    .flatMap((rule) => reachesOf(rule.selector, reachAround(rule)))
  return [...new Set(reaches.filter(({ reach }) => reach === 'anywhere').map(({ selector }) => selector))]
}

/** Text that would end the `style` element into which the sheet is inlined. */
export const unsafeText = (sheet: string) => /<\/style.{0,40}/i.exec(sheet)?.[0]

/** The remote's own classes in a sheet. */
export const classesOf = (sheet: string) =>
  new Set(selectorRules(sheet).flatMap(({ selector }) => ownClasses(selector)))

/** Classes of the remote `name` that another remote's sheet has as well: each would style the other's elements. */
export function sharedClasses(classes: ReadonlyMap<string, Set<string>>, name: string): Finding[] {
  return [...classes].flatMap(([other, theirs]) => {
    const both = other === name ? [] : [...theirs].filter((each) => classes.get(name)?.has(each))
    if (both.length === 0) return []
    const found = `${both.map((each) => `.${each}`).join(', ')}, also in the styles of ${other}`
    const expected = 'classes that no other remote has'
    return [{ page: name, check: 'styles', about: found, expected, found, remote: name }]
  })
}

async function sheetOf({ manifest, dir }: StoredBuild): Promise<Sheet> {
  const files = Object.keys(manifest.files).filter((file) => file.endsWith('.css'))
  const texts = await Promise.all(files.map((file) => readFile(join(dir, 'client', file), 'utf8')))
  return { manifest, sheet: texts.join('\n') }
}

function checkSheet({ manifest: { name }, sheet }: Sheet): Finding[] {
  const stray = name === 'shell' ? [] : strayingSelectors(sheet)
  const unsafe = unsafeText(sheet)
  const finding = (expected: string, found: string): Finding => ({
    page: name,
    check: 'styles',
    about: found,
    expected,
    found,
    remote: name,
  })
  return [
    ...(stray.length > 0
      ? [finding('a class of its own in each selector, as ".herb-list h2"', stray.join(', '))]
      : []),
    ...(unsafe === undefined ? [] : [finding('no end of a style element in a sheet', unsafe)]),
  ]
}

/** Finds stylesheets of new builds that would change other remotes' pages. The shell's own sheets style the whole site. */
export async function checkStyles(fresh: StoredBuild[], combination: Combination): Promise<Finding[]> {
  const sheets = await Promise.all([...combination.values()].map(sheetOf))
  const remotes = sheets.filter(({ manifest }) => manifest.name !== 'shell')
  const classes = new Map(remotes.map(({ manifest, sheet }) => [manifest.name, classesOf(sheet)]))
  const isFresh = ({ manifest }: Sheet) => fresh.some((build) => build.manifest.name === manifest.name)
  return [
    ...sheets.filter(isFresh).flatMap(checkSheet),
    ...remotes.filter(isFresh).flatMap(({ manifest }) => sharedClasses(classes, manifest.name)),
  ]
}
