import { createContext, use, useId, useState, type ReactNode } from 'react'
import type { ReadData } from './glossary'

interface PageOfTerms {
  /** By term the id of the component that was the first to show it. */
  uses: Map<string, string>
  readData: ReadData
}

const Page = createContext<PageOfTerms | undefined>(undefined)

/** One page, within which a term is explained where it is used first. The shell puts it around each page. */
export function FirstUses({ readData, children }: { readData: ReadData; children: ReactNode }) {
  const [page] = useState(() => ({ uses: new Map<string, string>(), readData }))
  return <Page value={page}>{children}</Page>
}

/** Where the calling component is the first on its page to use `term`: how to read the data of a page. */
export function useFirstUse(term: string): ReadData | undefined {
  const id = useId()
  const page = use(Page)
  if (page && !page.uses.has(term)) page.uses.set(term, id)
  return page?.uses.get(term) === id ? page.readData : undefined
}
