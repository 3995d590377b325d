import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { isReserved } from 'contract/reserved-paths'
import { SiteError } from '../errors/site-error'

const refused = (message: string, fix: string) => new SiteError('remote-name', message, fix)

/** The name of a new remote in `dir`. Refuses an invalid name, and that of an existing folder. */
export function requireNewName(dir: string, name = ''): string {
  if (!/^mf-[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name))
    throw refused(
      `${JSON.stringify(name)} is no name for a remote.`,
      'Name it "mf-" and words in lower case joined by hyphens, such as mf-herb-garden.',
    )
  const { slug } = slugAndTitle(name)
  if (isReserved(`/${slug}`))
    throw refused(
      `/${slug} is kept by the web server: no remote can have its address there.`,
      'Choose another name.',
    )
  if (existsSync(join(dir, name)))
    throw refused(`There is a folder ${name} already.`, 'Choose another name, or work on in that folder.')
  return name
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

/** Of `mf-herb-garden`: `herb-garden` for addresses, `Herb Garden` for people. */
export function slugAndTitle(name: string) {
  const slug = name.replace('mf-', '')
  return { slug, title: slug.split('-').map(capital).join(' ') }
}
