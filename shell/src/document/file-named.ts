/** The address of the shell's file `NAME-HASH.ENDING`. Without it a document would link to its own page. */
export function fileNamed(files: string[], name: string, ending: string): string {
  const found = files.find((file) => file.includes(`/${name}-`) && file.endsWith(ending))
  if (!found)
    throw new Error(
      `The shell's build: expected a file ${name}-…${ending}; found none. Build the shell again.`,
    )
  return found
}
