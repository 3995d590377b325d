import type { ReactNode } from 'react'

/** A list whose items are the rows of one card; each row sets its own space above and below. */
export function RowList({ as: List = 'ul', children }: { as?: 'ul' | 'ol'; children: ReactNode }) {
  return (
    <List className="re:divide-y re:divide-line re:rounded-card re:border re:border-line re:bg-paper re:px-5 re:py-2 re:lift-card re:md:px-7">
      {children}
    </List>
  )
}
