const longest = 40

/** Rows as aligned columns; long cells are cut with an ellipsis, except mail addresses: they are typed in other commands. */
export function textTable(headings: string[], rows: string[][]): string {
  const cells = [headings, ...rows].map((row) => row.map(shorten))
  // Not `Math.max(...lengths)`: a call takes about 125,000 arguments.
  const widths = headings.map((_, column) =>
    cells.reduce((widest, row) => Math.max(widest, lengthOf(row[column] ?? '')), 0),
  )
  return cells
    .map((row) =>
      row
        .map((cell, column) => pad(cell, widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

// Code points, not UTF-16 units: half an emoji would break the terminal's line.
const lengthOf = (text: string) => [...text].length
const pad = (text: string, width: number) => text + ' '.repeat(Math.max(0, width - lengthOf(text)))

function shorten(text: string): string {
  const line = text.replace(/\s+/g, ' ')
  return lengthOf(line) <= longest || /^\S+@\S+$/.test(line)
    ? line
    : `${[...line].slice(0, longest - 1).join('')}…`
}
