import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parse, type Root } from 'postcss'
import type { StoredBuild } from '../../store/builds/stored-build'
import type { Combination } from '../compose/combination'
import { withoutNotices } from '../render/sheets'
import type { Finding } from '../findings/finding'
import { inTime } from '../findings/in-time'
import { headOf, unescaped } from './rule-names'
import { ownClasses } from './selector-reach'
import { selectorsIn, strayingSelectors } from './straying-selectors'

/** A stylesheet, as its build holds it or as pages inline it. */
interface Sheet {
  file: string
  css: string
}

interface RemoteStyles {
  remote: string
  sheets: Sheet[]
}

/** Text that would end the `style` element into which the sheet is inlined. */
export const unsafeText = (sheet: string) => /<\/style.{0,40}/i.exec(sheet)?.[0]

const unquoted = (name: string) => name.replaceAll(/["']/g, '').trim()

/** At-rules whose selectors or names are compared, and the properties of Tailwind, which all sheets register. */
const confinedRule =
  /^(?:charset|media|supports|container|layer|scope|starting-style|font-face|(?:-\w+-)?keyframes|property(?=\s+--tw-))(?![\w-])/i

/** The at-rules of a stylesheet that hold for all pages of a tab: `@page`, `@property`. */
function strayingRules(sheet: Root): string[] {
  const heads: string[] = []
  sheet.walkAtRules((rule) => void heads.push(headOf(rule)))
  return heads.filter((head) => !confinedRule.test(head)).map((head) => `@${head}`)
}

/** The families for which a sheet brings fonts. Their names hold for all sheets of a tab, in any case. */
function fontsOf(sheet: Root): string[] {
  const fonts: string[] = []
  sheet.walkAtRules((rule) => {
    if (headOf(rule).toLowerCase() !== 'font-face') return
    rule.walkDecls(/^(?:font-family|.*\\.*)$/i, ({ value }) => void fonts.push(unescaped(value)))
  })
  return fonts.map((font) => unquoted(font).toLowerCase())
}

/** The keyframes of a sheet. Animations of all sheets of a tab find them by name. */
function keyframesOf(sheet: Root): string[] {
  const heads: string[] = []
  sheet.walkAtRules((rule) => void heads.push(headOf(rule)))
  return heads.flatMap((head) => /^(?:-\w+-)?keyframes(.+)$/is.exec(head)?.[1] ?? []).map(unquoted)
}

/** What a sheet names for the whole tab: the remote's own classes, fonts and keyframes. */
export function namesOf(sheet: Root): Set<string> {
  return new Set([
    ...[...new Set(selectorsIn(sheet))].flatMap(ownClasses).map((name) => `.${name}`),
    ...fontsOf(sheet).map((font) => `@font-face ${font}`),
    ...keyframesOf(sheet).map((name) => `@keyframes ${name}`),
  ])
}

/** Whether a sheet could name one of `names`: to parse each sheet of the site would take half of the time of a publish. */
function mayName({ css }: Sheet, names: string[]): boolean {
  const text = unescaped(css).toLowerCase()
  return names.some((name) => text.includes(name.replace(/^(?:\.|@\S+ )/, '').toLowerCase()))
}

/** What `remote` names as another sheet does: each would style the other's elements. */
export function sharedNames(names: ReadonlyMap<string, Set<string>>, remote: string): Finding[] {
  return [...names].flatMap(([other, theirs]) => {
    const both = other === remote ? [] : [...theirs].filter((each) => names.get(remote)?.has(each))
    if (both.length === 0) return []
    const found = `${both.join(', ')}, also in the styles of ${other}`
    const expected = 'classes, fonts and @keyframes that no other remote has'
    return [{ page: remote, check: 'styles', about: found, expected, found, remote }]
  })
}

/** The sheets of a build, as browsers read them. */
async function stylesOf({ manifest, dir }: StoredBuild): Promise<RemoteStyles> {
  const files = Object.keys(manifest.files).filter((file) => file.endsWith('.css'))
  // A page takes the files that its modules name, whatever their endings.
  const named = Object.values(manifest.modules).flatMap(({ styles }) => styles)
  const sheets = [...new Set([...files, ...named])].map(async (file) => {
    const text = await readFile(join(dir, 'client', file), 'utf8')
    // Pages inline a sheet without its notices, and adopt it as it is.
    return [...new Set([text, withoutNotices(text)])].map((css) => ({ file, css }))
  })
  return { remote: manifest.name, sheets: (await Promise.all(sheets)).flat() }
}

/** What the checks need to know about a sheet. Each is read by itself, as in browsers: no sheet ends what another one begins. */
interface SheetFacts {
  /** What keeps it from being parsed. */
  broken: string[]
  unsafe: string[]
  selectors: string[]
  rules: string[]
  names: Set<string>
}

function readSheet({ file, css }: Sheet): SheetFacts {
  const facts = { broken: [], unsafe: [unsafeText(css) ?? []].flat() }
  try {
    const sheet = parse(css)
    const [selectors, rules] = [strayingSelectors(sheet), strayingRules(sheet)]
    return { ...facts, selectors, rules, names: namesOf(sheet) }
  } catch (error) {
    const words = (error as Error).message.replace('<css input>:', '').slice(0, 200)
    return { ...facts, broken: [`client/${file}: ${words}`], selectors: [], rules: [], names: new Set() }
  }
}

function faultsIn(remote: string, sheets: SheetFacts[]): Finding[] {
  const confined: [string, Exclude<keyof SheetFacts, 'names'>][] = [
    ['a class of its own in each selector, as ".herb-list h2"', 'selectors'],
    ['no at-rules that hold for the pages of all remotes: they belong in the kit', 'rules'],
  ]
  const rules: typeof confined = [
    ['stylesheets that can be parsed', 'broken'],
    ...(remote === 'shell' ? [] : confined),
    ['no end of a style element in a sheet', 'unsafe'],
  ]
  return rules.flatMap(([expected, fault]) => {
    const found = [...new Set(sheets.flatMap((sheet) => sheet[fault]))].join(', ')
    return found ? [{ page: remote, check: 'styles', about: found, expected, found, remote }] : []
  })
}

/** Most characters of a remote's stylesheets, which the parser turns into a hundred times as many bytes. Those of the site have ten thousand. */
const mostCharacters = 1_000_000

function tooMuchStyle({ remote, sheets }: RemoteStyles): Finding[] {
  const found = sheets.reduce((sum, { css }) => sum + css.length, 0)
  if (found <= mostCharacters) return []
  const expected = `at most ${mostCharacters} characters in all stylesheets, with and without notices`
  return [{ page: remote, check: 'styles', expected, found: String(found), remote }]
}

const namesIn = (sheets: SheetFacts[]) => new Set(sheets.flatMap(({ names }) => [...names]))

function findingsIn(own: RemoteStyles[], others: RemoteStyles[]): Finding[] {
  const read = own.map(({ remote, sheets }) => [remote, sheets.map(readSheet)] as const)
  const names = new Map(read.map(([remote, sheets]) => [remote, namesIn(sheets)]))
  const named = [...names.values()].flatMap((each) => [...each])
  for (const { remote, sheets } of others)
    if (sheets.some((sheet) => mayName(sheet, named))) names.set(remote, namesIn(sheets.map(readSheet)))
  return read.flatMap(([remote, sheets]) => [...faultsIn(remote, sheets), ...sharedNames(names, remote)])
}

/** Finds stylesheets of new builds that would change other remotes' pages. The shell's own sheets style the whole site. */
export async function checkStyles(fresh: StoredBuild[], combination: Combination): Promise<Finding[]> {
  const styles = await Promise.all([...combination.values()].map(stylesOf))
  const isFresh = ({ remote }: RemoteStyles) => fresh.some(({ manifest }) => manifest.name === remote)
  const own = styles.filter(isFresh)
  const tooMuch = own.flatMap(tooMuchStyle)
  if (tooMuch.length > 0) return tooMuch
  const others = styles.filter((each) => !isFresh(each))
  return inTime(`the styles of ${own.map(({ remote }) => remote).join(', ')}`, () => findingsIn(own, others))
}
