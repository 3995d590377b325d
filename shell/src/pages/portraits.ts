const files = import.meta.glob<string>('../illustrations/portraits/*.svg', { eager: true, import: 'default' })

/** The address of a portrait by the person's id. @throws if there is none */
export function portraitUrl(id: string): string {
  const url = files[`../illustrations/portraits/${id}.svg`]
  if (!url) throw new Error(`There is no portrait ${id}.svg in shell/src/illustrations/portraits.`)
  return url
}
