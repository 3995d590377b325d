import { formsOf, type Combination } from '../publish/compose/combination'
import { modulesOf } from '../publish/render/page-data'
import { plannedPages } from '../publish/render/page-plan'
import type { Release } from '../store/releases/release'
import type { PageToProve } from './prove-page'

/** The remotes whose code runs in the root of a page. The form of any other remote is in an island, a root with its own files. */
function remotesIn(combination: Combination, path: string, slots: string[]): string[] {
  const planned = plannedPages(combination).get(path)
  return planned ? modulesOf(combination, planned, slots).map(({ remote }) => remote) : []
}

/**
 * The pages at `paths` with their forms to send: each form once, on the first page that holds it. A form in an island is sent only if
 * its remote or the shell is among `changing`, because nothing else can change it.
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
    const fresh = page.forms
      .filter(({ remote }) => concerned.includes(remote ?? page.remote) || changing.includes('shell'))
      .filter(({ kind }) => !sent.has(kind) && sent.add(kind))
    const toSend = fresh.flatMap(({ kind }) => {
      const form = forms[kind]
      return form ? [{ kind, form, calls }] : []
    })
    return [{ path, remote: page.remote, forms: toSend, paths: Object.keys(release.pages) }]
  })
}
