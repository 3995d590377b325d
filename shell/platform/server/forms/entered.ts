import { escapeHtml } from 'contract/escape'

/** What a visitor wrote into one field, as HTML. */
export interface Entry {
  label: string
  text: string
}

/** More than a form has fields. A post that no form made may hold fifty thousand. */
const mostEntries = 100

/** HTML forbids control characters, and a pasted text may hold some. */
const asHtml = (text: string) => escapeHtml(text.replace(/[^\P{Cc}\t\n\r]/gu, ''))

const attribute = (tag: string, name: string) => new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1] ?? ''

/** The labels of a form on `page`, as React writes them, by field; empty where the visitor reads no text in the field. */
function labelsOf(page: string, kind: string): Map<string, string | undefined> {
  const form = page.split(`action="/forms/${kind}"`)[1]?.split('</form>', 1)[0] ?? ''
  const labels = new Map(
    [...form.matchAll(/<label[^>]* for="([^"]*)"[^>]*>([^<]+)/g)].map(([, id, label]) => [id, label]),
  )
  const labelOf = (tag: string) =>
    / type="(?:hidden|password|file)"/.test(tag) ? '' : labels.get(attribute(tag, 'id'))
  // Without radio buttons: the label of each names a choice, not the field.
  const controls = form.matchAll(/<(?:input|select|textarea)(?![^>]* type="radio") [^>]*>/g)
  return new Map([...controls].map(([tag]) => [attribute(tag, 'name'), labelOf(tag)]))
}

/** What a visitor wrote into a form of `page`: each text under the label of its field, or else under the field's name. */
export function enteredIn(page: string, kind: string, fields: Record<string, string>): Entry[] {
  const labels = labelsOf(page, kind)
  return Object.entries(fields)
    .map(([name, text]) => ({ label: labels.get(name) ?? asHtml(name), text: asHtml(text) }))
    .filter(({ label, text }) => label !== '' && text.trim() !== '')
    .slice(0, mostEntries)
}

/** The template's part on what was entered, and in it the item that is repeated for each entry. */
const part = /<section aria-labelledby="entered".*?<\/section>/s
const item = /<div><dt[^>]*>%label%<.*?<\/div>/s

/** The template with the entries; if there are none, without its part on them. */
export function withEntries(template: string, entries: Entry[]): string {
  // The text first: the name of a field may be "%text%".
  const fill = (empty: string) =>
    entries
      .map(({ label, text }) => empty.replace('%text%', () => text).replace('%label%', () => label))
      .join('')
  return template.replace(part, (found) => (entries.length > 0 ? found.replace(item, fill) : ''))
}
