/** A table as CSV for a spreadsheet: UTF-8 with its mark, every cell quoted, no cell a formula. */
export function toCsv(columns: string[], rows: Record<string, string | null>[]): string {
  const lines = [columns.map(quote), ...rows.map((row) => columns.map((column) => toCell(row[column] ?? '')))]
  return `\uFEFF${lines.map((cells) => `${cells.join(',')}\r\n`).join('')}`
}

const toCell = (text: string) => quote(inert(text))
const quote = (text: string) => `"${text.replaceAll('"', '""')}"`

// A spreadsheet takes a cell that starts with one of these for a formula, and a formula can send data away. The
// apostrophe makes it text; a phone number such as +1 250 … is shown with it too. Full-width forms count as well.
function inert(text: string): string {
  return /^(?:\s*[=+\-@|%＝＋－＠]|[\t\r\n])/u.test(text) ? `'${text}` : text
}
