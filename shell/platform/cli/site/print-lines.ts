export function printLines(lines: string[]): void {
  if (lines.length > 0) console.log(lines.join('\n'))
}
