import { printable } from '../../errors/printable'

/** Prints lines that may hold texts of others. */
export function printLines(lines: string[]): void {
  if (lines.length > 0) console.log(printable(lines.join('\n')))
}
