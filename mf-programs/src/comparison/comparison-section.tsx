import { Section, SectionHeading, Table, useIsHydrated } from 'shared-ui'
import { useState } from 'react'
import { programLabels } from '../../content/program-labels'
import type { ProgramCode } from '../../content/programs'
import type { ComparisonRow } from './comparison-rows'

const { heading, lead, caption, head } = programLabels.compare

export const comparisonId = (code: ProgramCode) => `compare-${code}`

/** In the order of the headings, after the name. */
const columns = ['hours', 'ownHours', 'requires', 'leadsTo', 'credential', 'tuition', 'status'] as const
const sortedBy = ['name', ...columns] as const

interface Order {
  column: number
  direction: 'ascending' | 'descending'
}

function sorted(rows: ComparisonRow[], { column, direction }: Order): ComparisonRow[] {
  const key = sortedBy[column] ?? 'name'
  const sign = direction === 'ascending' ? 1 : -1
  return rows.toSorted((a, b) => sign * String(a[key]).localeCompare(String(b[key]), 'en', { numeric: true }))
}

/** Kept until the next full load: back from a program, the table is as it was, and so is the position on the page. */
let keptOrder: Order | undefined

/** All ten programs in one table. Its headings sort it; without scripts they are no buttons. */
export function ComparisonSection({ rows }: { rows: ComparisonRow[] }) {
  const isHydrated = useIsHydrated()
  const [order, setOrder] = useState(keptOrder)
  const onSort = (column: number) => {
    const isAgain = order?.column === column && order.direction === 'ascending'
    setOrder((keptOrder = { column, direction: isAgain ? 'descending' : 'ascending' }))
  }
  return (
    <Section aria-labelledby="compare">
      <SectionHeading id="compare" title={heading} lead={lead} />
      <Table
        caption={caption}
        head={head}
        dense
        sorting={isHydrated ? { ...order, onSort } : undefined}
        rows={(order ? sorted(rows, order) : rows).map((row) => [
          <a
            key={row.code}
            id={comparisonId(row.code)}
            href={`/programs/${row.code}`}
            className="pr:underline"
          >
            {row.name}
          </a>,
          ...columns.map((column) => row[column]),
        ])}
      />
    </Section>
  )
}
