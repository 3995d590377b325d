const files = import.meta.glob<string>('../illustrations/portraits/*.svg', { eager: true, import: 'default' })

/** The address of a portrait by its file name. @throws if there is none */
export function portraitUrl(fileName: string): string {
  const url = files[`../illustrations/portraits/${fileName}`]
  if (!url) throw new Error(`There is no portrait ${fileName} in shell/src/illustrations/portraits.`)
  return url
}
