/** The lines of a table as CSV for spreadsheets: UTF-8 with a byte order mark, every cell quoted, no cell a formula. */
export function toCsv(columns: string[], rows: Record<string, string | null>[]): string[] {
  const lines = rows.map((row) => `${columns.map((column) => toCell(row[column] ?? '')).join(',')}\r\n`)
  return [`\uFEFF${columns.map(quote).join(',')}\r\n`, ...lines]
}

const toCell = (text: string) => quote(inert(text))
const quote = (text: string) => `"${text.replaceAll('"', '""')}"`

// A spreadsheet treats a cell that starts with one of these characters (or their full-width forms) as a formula, and a
// formula can send data away. An apostrophe makes the cell text; phone numbers such as +1 250 … get one too, and digits
// that would lose a leading 0 or be shown as 9.19877E+11. Where a list is separated by `;`, a spreadsheet begins a cell after
// each `;`, tab and line break, too.
const inert = (text: string) =>
  text.replace(
    /^(?=\s*[=+\-@|%＝＋－＠]|[\t\r\n]|0\d+$|\d{12,}$)|(?=[=+\-@|%＝＋－＠])(?<=[;\t\r\n][\s"]*)/gu,
    "'",
  )
