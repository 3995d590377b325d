/** Prints lines for people. */
export function printLines(lines: string[]): void {
  for (const line of lines) console.log(line)
}
