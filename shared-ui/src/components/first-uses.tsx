import { createContext, use, useId, useState, type ReactNode } from 'react'

/** By term the id of the component that was the first to show it. */
const Uses = createContext<Map<string, string> | undefined>(undefined)

/** One page, within which a term is explained where it is used first. The shell puts it around each page. */
export function FirstUses({ children }: { children: ReactNode }) {
  const [uses] = useState(() => new Map<string, string>())
  return <Uses value={uses}>{children}</Uses>
}

/** Whether the calling component is the first on its page to use `term`; true where no page is around it. */
export function useIsFirst(term: string): boolean {
  const id = useId()
  const uses = use(Uses)
  if (uses && !uses.has(term)) uses.set(term, id)
  return !uses || uses.get(term) === id
}
