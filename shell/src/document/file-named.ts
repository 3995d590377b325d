/**
 * The address of the shell's file `NAME-HASH.ENDING`.
 * @throws if there is none: an empty address would be that of the page itself.
 */
export function fileNamed(files: string[], name: string, ending: string): string {
  const found = files.find((file) => file.includes(`/${name}-`) && file.endsWith(ending))
  if (!found)
    throw new Error(
      `The shell's build: expected a file ${name}-…${ending}; found none. Build the shell again.`,
    )
  return found
}
