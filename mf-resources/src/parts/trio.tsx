import type { ReactNode } from 'react'

/** Three cards in one column or one row, never two and one. */
export function Trio({ children }: { children: ReactNode }) {
  return <ul className="re:grid re:gap-5 re:lg:grid-cols-3">{children}</ul>
}
