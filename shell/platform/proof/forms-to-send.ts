import { formsOf, type Combination } from '../publish/combination'
import { modulesOf, plannedPages } from '../publish/page-plan'
import type { Release } from '../store/release'
import type { PageToProve } from './prove-page'

/** The remotes whose code runs in the root of a page: a form of any other one is in an island, a root with files of its own. */
function remotesIn(combination: Combination, path: string, slots: string[]): string[] {
  const planned = plannedPages(combination).get(path)
  return planned ? modulesOf(combination, planned, slots).map(({ remote }) => remote) : []
}

/**
 * The pages at `paths` with the forms to send on them: each form once, on the first page that holds it. One in an island is sent if its
 * remote or the shell is among `changing`: what else changes cannot change it.
 */
export function withForms(
  { release, combination }: { release: Release; combination: Combination },
  changing: string[],
  paths: string[],
): PageToProve[] {
  const forms = formsOf(combination)
  const calls = Object.assign({}, ...[...combination.values()].map(({ manifest }) => manifest.calls ?? {}))
  const sent = new Set<string>()
  return paths.flatMap((path) => {
    const page = release.pages[path]
    if (!page) return []
    const concerned = [...remotesIn(combination, path, page.slots), ...changing]
    const fresh = (page.forms ?? [])
      .filter(({ remote }) => concerned.includes(remote ?? page.remote) || changing.includes('shell'))
      .filter(({ kind }) => !sent.has(kind) && sent.add(kind))
    const toSend = fresh.flatMap(({ kind }) => {
      const form = forms[kind]
      return form ? [{ kind, form, calls }] : []
    })
    return [{ path, remote: page.remote, forms: toSend, paths: Object.keys(release.pages) }]
  })
}
