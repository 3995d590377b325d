import type { ReactNode } from 'react'

interface TableProps {
  caption: string
  head: string[]
  /** One array a row; the first cell is the row's heading. */
  rows: ReactNode[][]
}

/** A table that scrolls sideways on narrow screens; the first cell of a row is its heading. */
export function Table({ caption, head, rows }: TableProps) {
  return (
    <section
      aria-label={caption}
      tabIndex={0}
      className="ui:overflow-x-auto ui:rounded-card ui:border ui:border-line ui:bg-paper ui:text-ink"
    >
      <table className="ui:w-full ui:border-collapse ui:text-left">
        <caption className="ui:px-5 ui:pt-4 ui:pb-2 ui:text-left ui:font-semibold">{caption}</caption>
        <thead>
          <tr className="ui:border-b ui:border-gold">
            {head.map((cell) => (
              <th
                key={cell}
                scope="col"
                className="ui:px-5 ui:py-3 ui:align-bottom ui:text-sm ui:font-semibold ui:text-muted"
              >
                {cell}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="ui:divide-y ui:divide-line">
          {rows.map(([heading, ...cells], row) => (
            <tr key={row}>
              <th scope="row" className="ui:px-5 ui:py-3 ui:align-top ui:font-semibold">
                {heading}
              </th>
              {cells.map((cell, column) => (
                <td key={column} className="ui:min-w-36 ui:px-5 ui:py-3 ui:align-top">
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
