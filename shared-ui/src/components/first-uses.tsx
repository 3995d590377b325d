import { createContext, use, useId, useState, type ReactNode } from 'react'
import type { ReadData } from './glossary'

interface PageOfTerms {
  /** By term: the id of the component that showed it first. */
  uses: Map<string, string>
  readData: ReadData
}

const Page = createContext<PageOfTerms | undefined>(undefined)

/** Wraps one page, on which each term is explained at its first use. The shell renders it around each page. */
export function FirstUses({ readData, children }: { readData: ReadData; children: ReactNode }) {
  const [page] = useState(() => ({ uses: new Map<string, string>(), readData }))
  return <Page value={page}>{children}</Page>
}

/** If the calling component is the first on its page to use `term`: the function that reads a page's data. */
export function useReadDataAtFirstUse(term: string): ReadData | undefined {
  const id = useId()
  const page = use(Page)
  if (page && !page.uses.has(term)) page.uses.set(term, id)
  return page?.uses.get(term) === id ? page.readData : undefined
}
