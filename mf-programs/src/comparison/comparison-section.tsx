import { Section, SectionHeading, Table } from 'shared-ui'
import { useState, useSyncExternalStore } from 'react'
import { programLabels } from '../../content/program-labels'
import type { ComparisonRow } from './comparison-rows'

const { heading, lead, caption, head } = programLabels.compare

/** The cells of a row in the order of the columns, as they are sorted. */
const valuesOf = ({
  code,
  title,
  hours,
  ownHours,
  requires,
  leadsTo,
  credential,
  tuition,
  status,
}: ComparisonRow) => [
  `${code.toUpperCase()} ${title}`,
  hours,
  ownHours,
  requires,
  leadsTo,
  credential,
  tuition,
  status,
]

interface Order {
  column: number
  direction: 'ascending' | 'descending'
}

const collator = { numeric: true }

function sorted(rows: ComparisonRow[], { column, direction }: Order) {
  const valueOf = (row: ComparisonRow) => String(valuesOf(row)[column])
  const sign = direction === 'ascending' ? 1 : -1
  return rows.toSorted((a, b) => sign * valueOf(a).localeCompare(valueOf(b), 'en', collator))
}

const never = () => () => {}
/** Without scripts there are no buttons that do nothing. */
const useIsHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )

/** All ten programs in one table; its headings sort it. */
export function ComparisonSection({ rows }: { rows: ComparisonRow[] }) {
  const isHydrated = useIsHydrated()
  const [order, setOrder] = useState<Order>()
  const onSort = (column: number) => {
    const isAgain = order?.column === column && order.direction === 'ascending'
    setOrder({ column, direction: isAgain ? 'descending' : 'ascending' })
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
          <a key={row.code} href={`/programs/${row.code}`} className="pr:underline">
            {`${row.code.toUpperCase()} ${row.title}`}
          </a>,
          ...valuesOf(row).slice(1),
        ])}
      />
    </Section>
  )
}
