import { existsSync } from 'node:fs'
import { isReserved } from '../publish/check-combination'
import { SiteError } from '../store/errors'
import { packageDirectory } from '../workspace'

/** The name of a remote that is yet to be: refuses what is no such name, and the name of a folder that exists. */
export function requireNewName(name = ''): string {
  if (!/^mf-[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name)) {
    throw new SiteError(
      'remote-name',
      `${JSON.stringify(name)} is no name for a remote.`,
      'Name it "mf-" and words in lower case joined by hyphens: npm run site -- new mf-herb-garden',
    )
  }
  const { slug } = wordsOf(name)
  if (isReserved(`/${slug}`)) {
    throw new SiteError(
      'remote-name',
      `/${slug} is kept by the web server: no remote can have its address there.`,
      'Choose another name.',
    )
  }
  if (existsSync(packageDirectory(name))) {
    throw new SiteError(
      'remote-name',
      `There is a folder ${name} already.`,
      'Choose another name, or work on in that folder.',
    )
  }
  return name
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

/** `mf-herb-garden` in words: `herb-garden` for addresses, `Herb Garden` for people. */
export function wordsOf(name: string) {
  const slug = name.replace('mf-', '')
  return { slug, title: slug.split('-').map(capital).join(' ') }
}
