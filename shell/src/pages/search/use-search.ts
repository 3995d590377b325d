import type { SearchedPage } from 'contract/search'
import { useEffect, useState } from 'react'
import { fetchArtefact } from '../../navigation/page-data'
import type { Found } from './search-index'

type Search = (query: string) => Found[]

async function loadSearch(artefacts: string[]): Promise<Search> {
  const texts = artefacts.map((name) => fetchArtefact<SearchedPage[]>(name))
  const [{ searchIndex }, ...pages] = await Promise.all([import('./search-index'), ...texts])
  return searchIndex(pages.flat())
}

/** The search, once its code and the texts of the site have loaded. */
export function useSearch(artefacts: string[]): Search | 'loading' | 'failed' {
  const [search, setSearch] = useState<{ found: Search } | 'loading' | 'failed'>('loading')
  useEffect(() => {
    loadSearch(artefacts).then(
      (found) => setSearch({ found }),
      () => setSearch('failed'),
    )
  }, [artefacts])
  return typeof search === 'string' ? search : search.found
}
