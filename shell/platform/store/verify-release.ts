import { damagedBuildFiles, readBuild } from './build-store'
import { isIntact, orCorrupt } from './corruption'
import { SiteError } from './errors'
import { corruptFiles } from './page-store'
import { filesOfPage, type Release } from './release'
import type { SiteDirectory } from './site-directory'

/** A file that is not as it was stored, and what makes it whole. */
interface CorruptFile {
  /** For people; a page's with the page. */
  file: string
  fix: string
}

const buildFix = (remote: string, version: string, commit?: string) =>
  `build ${remote} ${commit ? `from commit ${commit} ` : ''}and publish it (npm run site -- publish ${remote}), publish a whole copy of ${version} (--from DIR), or roll back ${remote}`

async function corruptInBuild(site: SiteDirectory, remote: string, version: string): Promise<CorruptFile[]> {
  const build = await orCorrupt(readBuild(site, remote, version))
  if (!isIntact(build)) return [{ file: build.corruption.message, fix: buildFix(remote, version) }]
  const fix = buildFix(remote, version, build.manifest.source?.commit)
  return (await damagedBuildFiles(build)).map((file) => ({ file, fix }))
}

/** The stored contents of a release, by the page or the artefact that they are of. */
const contentsOf = ({ pages, artefacts = {} }: Release): [string, string[]][] => [
  ...Object.entries(pages).map(([path, page]): [string, string[]] => [path, filesOfPage(page)]),
  ...Object.entries(artefacts).map(([name, file]): [string, string[]] => [name, [file]]),
]

/** Every file of `release` that is missing or not as it was stored, to the byte: builds, pages and artefacts. */
export async function damagedInRelease(site: SiteDirectory, release: Release): Promise<CorruptFile[]> {
  const corrupt: CorruptFile[] = []
  for (const [remote, version] of Object.entries(release.builds))
    corrupt.push(...(await corruptInBuild(site, remote, version)))
  for (const [owner, names] of contentsOf(release)) {
    const fix = `delete it, and publish while the release is live (npm run site -- publish): ${owner} is written again`
    const files = await corruptFiles(site, names)
    corrupt.push(...files.map((file) => ({ file: `${file} of ${owner}`, fix })))
  }
  return corrupt
}

/** Refuses a release of which a file is missing or corrupt, and names each. */
export async function requireIntact(site: SiteDirectory, release: Release): Promise<void> {
  const corrupt = await damagedInRelease(site, release)
  if (corrupt.length === 0) return
  const files = corrupt.map(({ file, fix }) => `  ${file}\n    Fix: ${fix}.`)
  throw new SiteError(
    'site-corrupt',
    `${corrupt.length} files of release ${release.id} are missing or corrupt:\n${files.join('\n')}`,
    'Each line names its fix.',
  )
}
