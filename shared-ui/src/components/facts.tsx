import type { ReactNode } from 'react'

/** One line of a facts box. */
export interface Fact {
  term: string
  detail: ReactNode
}

/** A box of facts: term and detail, line by line. */
export function Facts({ items }: { items: Fact[] }) {
  return (
    <dl>
      {items.map(({ term, detail }) => (
        <div
          key={term}
          className="ui:flex ui:justify-between ui:gap-x-4 ui:border-line ui:py-3 ui:not-first:border-t"
        >
          <dt className="ui:shrink-0 ui:text-muted">{term}</dt>
          <dd className="ui:text-right ui:font-semibold ui:text-balance">{detail}</dd>
        </div>
      ))}
    </dl>
  )
}
