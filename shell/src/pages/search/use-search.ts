import type { SearchedPage } from 'contract/search'
import { useEffect, useState } from 'react'
import { fetchArtefact } from '../../release/page-data'
import type { Found } from './search-index'

type Search = (query: string) => Found[]

/** Kept until the next full load: back from a result, the list is there at once, and so is the position on the page. */
let known: Search | undefined

async function loadSearch(artefacts: string[]): Promise<Search> {
  if (known) return known
  const texts = artefacts.map((name) => fetchArtefact<SearchedPage[]>(name))
  const [{ searchIndex }, ...pages] = await Promise.all([import('./search-index'), ...texts])
  known = await searchIndex(pages.flat())
  return known
}

/** The search, once its code and the texts of the site have loaded. */
export function useSearch(artefacts: string[]): Search | 'loading' | 'failed' {
  const [search, setSearch] = useState<Search | 'loading' | 'failed'>(() => known ?? 'loading')
  useEffect(() => {
    loadSearch(artefacts).then(
      (loaded) => setSearch(() => loaded),
      () => setSearch('failed'),
    )
  }, [artefacts])
  return search
}
