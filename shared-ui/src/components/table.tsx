import type { ReactNode } from 'react'

interface TableProps {
  caption: string
  head: string[]
  /** One array a row; the first cell is the row's heading. */
  rows: ReactNode[][]
}

/** A table that scrolls sideways on narrow screens, past its row headings: the first cell of each row. */
export function Table({ caption, head, rows }: TableProps) {
  return (
    <section
      aria-label={caption}
      tabIndex={0}
      className="kit-scroll-shade ui:overflow-x-auto ui:rounded-card ui:border ui:border-line ui:bg-paper ui:text-ink"
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
              <th
                scope="row"
                className="ui:sticky ui:left-0 ui:bg-paper ui:py-3 ui:pr-3 ui:pl-5 ui:align-top ui:font-semibold ui:max-sm:border-r ui:max-sm:border-line"
              >
                {heading}
              </th>
              {cells.map((cell, column) => (
                <td key={column} className="ui:min-w-44 ui:px-5 ui:md:min-w-36 ui:py-3 ui:align-top">
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
