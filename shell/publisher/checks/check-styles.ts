import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parse, type AtRule, type ChildNode, type Rule } from 'postcss'
import type { StoredBuild } from '../build-store'
import type { Finding } from './finding'

const classes = /(?<!\\)\.(?<name>-?[a-z_](?:[\w-]|\\.)*)/gi

/** Classes of the kit and of the shell: all pages have them. */
const isShared = (name: string) => /^(?:kit-|(?:ui|sh)\\:)/.test(name)

/** Parts of a selector that name no class which an element has to have. */
const askingForNone = /\[[^\]]*\]|:not\([^)]*\)/g

/** A selector reaches no further than its section where it asks for a class of the section's own. */
const isOwn = (selector: string) =>
  [...selector.replace(askingForNone, '').matchAll(classes)].some(
    ({ groups }) => !isShared(groups?.['name'] ?? ''),
  )

/** Tailwind's own properties, which a sheet starts at the same values as every other; builds of an older kit do so. */
const setsUtilitiesOnly = ({ nodes }: Rule) =>
  nodes.every((node) => node.type === 'decl' && node.prop.startsWith('--tw-'))

/** Keyframes are no selectors, and what is nested in a rule reaches no further than that rule. */
function isInner({ parent }: ChildNode): boolean {
  if (parent?.type === 'rule') return true
  if (parent?.type !== 'atrule') return false
  const around = parent as AtRule
  return around.name.endsWith('keyframes') || isInner(around)
}

/** The selectors of a style sheet that reach other sections' pages: a sheet stays in the tab when its section is left. */
export function strayingSelectors(sheet: string): string[] {
  const stray: string[] = []
  parse(sheet).walkRules((rule) => {
    if (isInner(rule) || setsUtilitiesOnly(rule)) return
    stray.push(...rule.selectors.filter((selector) => !isOwn(selector)))
  })
  return [...new Set(stray)]
}

/** Refuses style sheets of sections that would change other sections' pages; the shell's own are the site's. */
export async function checkStyles(builds: StoredBuild[]): Promise<Finding[]> {
  const sheets = builds
    .filter(({ manifest }) => manifest.name !== 'shell')
    .flatMap(({ manifest, dir }) =>
      Object.keys(manifest.files)
        .filter((file) => file.endsWith('.css'))
        .map((file) => ({ section: manifest.name, path: join(dir, 'client', file) })),
    )
  const stray = await Promise.all(
    sheets.map(async ({ section, path }) => ({
      section,
      selectors: strayingSelectors(await readFile(path, 'utf8')),
    })),
  )
  return stray
    .filter(({ selectors }) => selectors.length > 0)
    .map(({ section, selectors }) => ({
      page: section,
      check: 'styles',
      expected: 'a class of its own in each selector, as ".herb-list h2"',
      found: selectors.join(', '),
    }))
}
