import type { ReactNode } from 'react'
import { cn } from './cn'

interface TableProps {
  caption: string
  head: string[]
  /** One array a row; the first cell is the row's heading. */
  rows: ReactNode[][]
  /** Makes a button of each heading. */
  sorting?: TableSorting | undefined
  /** For many columns of few words. */
  dense?: true
}

/** By which column a table is sorted, and what a press on a heading does. */
interface TableSorting {
  column?: number
  direction?: 'ascending' | 'descending'
  onSort: (column: number) => void
}

const arrows = { ascending: '\u2191', descending: '\u2193' }

interface ColumnHeadingProps {
  label: string
  column: number
  sorting: TableSorting | undefined
}

function ColumnHeading({ label, column, sorting }: ColumnHeadingProps) {
  const direction = sorting?.column === column ? sorting.direction : undefined
  return (
    <th
      scope="col"
      aria-sort={direction}
      className="ui:px-5 ui:py-3 ui:align-bottom ui:text-sm ui:font-semibold ui:text-muted"
    >
      {sorting ? (
        <button
          type="button"
          onClick={() => sorting.onSort(column)}
          className="ui:min-h-6 ui:cursor-pointer ui:text-left ui:font-semibold ui:underline ui:decoration-dotted ui:underline-offset-4"
        >
          {label}
          {direction && <span aria-hidden="true">{` ${arrows[direction]}`}</span>}
        </button>
      ) : (
        label
      )}
    </th>
  )
}

/** A table that scrolls sideways on narrow screens; its row headings, the first cell of each row, stay in view. */
export function Table({ caption, head, rows, sorting, dense }: TableProps) {
  return (
    <section
      aria-label={caption}
      tabIndex={0}
      className="kit-scroll-shade ui:overflow-x-auto ui:rounded-card ui:border ui:border-line ui:bg-paper ui:text-ink"
    >
      <table className="ui:w-full ui:text-left">
        <caption className="ui:px-5 ui:pt-4 ui:pb-2 ui:text-left ui:font-semibold">{caption}</caption>
        <thead>
          <tr className="ui:*:border-b ui:*:border-gold">
            {head.map((cell, column) => (
              <ColumnHeading key={cell} label={cell} column={column} sorting={sorting} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([heading, ...cells], row) => (
            <tr key={row} className="ui:not-first:*:border-t ui:not-first:*:border-line">
              <th
                scope="row"
                className="ui:sticky ui:left-0 ui:bg-paper ui:py-3 ui:pr-3 ui:pl-5 ui:align-top ui:font-semibold ui:max-sm:border-r ui:max-sm:border-line"
              >
                {heading}
              </th>
              {cells.map((cell, column) => (
                <td
                  key={column}
                  className={cn(
                    'ui:px-5 ui:py-3 ui:align-top',
                    dense ? 'ui:min-w-28' : 'ui:min-w-44 ui:md:min-w-36',
                  )}
                >
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
