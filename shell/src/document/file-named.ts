/** The shell's file whose address matches. Without it a document would link to its own page. */
export function fileNamed(files: string[], pattern: RegExp): string {
  const found = files.find((file) => pattern.test(file))
  if (!found) throw new Error(`The shell's build: expected a file ${pattern.source}; found none.`)
  return found
}
