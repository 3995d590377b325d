const files = import.meta.glob<string>('../illustrations/portraits/*.svg', { eager: true, import: 'default' })

/** Address of a portrait by its file name; a name without a file is a mistake in content/faculty.ts. */
export function portraitUrl(fileName: string): string {
  const url = files[`../illustrations/portraits/${fileName}`]
  if (!url) throw new Error(`There is no portrait ${fileName} in shell/src/illustrations/portraits.`)
  return url
}
