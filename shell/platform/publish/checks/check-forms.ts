import { thanksId } from 'contract/native-forms'
import type { Release } from '../../store/releases/release'
import { formsOf, type Combination } from '../compose/combination'
import type { PageFacts } from './page-facts'
import type { Finding } from './finding'

/** The web server takes only forms that a remote declares: without scripts, the entries of any other form would be lost. */
export function undeclaredForms(
  page: string,
  forms: PageFacts['forms'],
  combination: Combination,
): Finding[] {
  const declared = new Set(Object.keys(formsOf(combination)))
  return forms
    .filter(({ kind }) => !declared.has(kind))
    .map(({ kind, remote }) => ({
      page,
      check: 'form',
      about: kind,
      expected: `"${kind}" among the forms that a remote declares in src/remote.tsx`,
      found: [...declared].join(', ') || 'none',
      remote,
    }))
}

/** Forms that the `changing` remotes declare and no page holds: visitors cannot send them. */
export function unusedForms(pages: Release['pages'], combination: Combination, changing: string[]): string[] {
  const used = new Set(Object.values(pages).flatMap(({ forms }) => forms.map(({ kind }) => kind)))
  return [...combination.values()]
    .filter(({ manifest }) => changing.includes(manifest.name))
    .flatMap(({ manifest }) => Object.keys(manifest.forms ?? {}))
    .filter((kind) => !used.has(kind))
}

/** Without scripts, the success message is the only sign that a form was sent. */
export function thanklessForms(page: string, { forms, ids }: Pick<PageFacts, 'forms' | 'ids'>): Finding[] {
  return forms
    .filter(({ kind }) => !ids.includes(thanksId(kind)))
    .map(({ kind, remote }) => ({
      page,
      check: 'form',
      expected: `an element with the id that thanksId('${kind}') gives, where visitors without scripts are led back to`,
      found: `no "${thanksId(kind)}" on the page`,
      remote,
    }))
}
