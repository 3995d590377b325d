import { corruptBuildFiles, readBuild } from './builds/stored-build'
import { isIntact, orCorrupt } from './places/corruption'
import { counted } from '../errors/counted'
import { SiteError } from '../errors/site-error'
import { corruptFiles } from './releases/page-store'
import { filesOfPage, type Release } from './releases/release'
import type { SiteDirectory } from './places/site-directory'

/** A missing or corrupt file, and how to repair it. */
interface CorruptFile {
  /** For people; with the page, for a file of one. */
  file: string
  fix: string
}

const buildFix = (remote: string, version: string, commit?: string) =>
  `build ${remote} ${commit ? `from commit ${commit} ` : ''}and publish it (npm run site -- publish ${remote}), publish a whole copy of ${version} (--from DIR), or roll back ${remote}`

async function corruptInBuild(site: SiteDirectory, remote: string, version: string): Promise<CorruptFile[]> {
  const build = await orCorrupt(() => readBuild(site, remote, version))
  // The build is as it was stored. It is this checkout that is too old.
  if (!isIntact(build) && build.corruption.code === 'contract-later') throw build.corruption
  if (!isIntact(build)) return [{ file: build.corruption.message, fix: buildFix(remote, version) }]
  const fix = buildFix(remote, version, build.manifest.source?.commit)
  return (await corruptBuildFiles(build)).map((file) => ({ file, fix }))
}

/** The stored files of a release, each with its page or artefact. */
const filesByOwner = ({ pages, artefacts }: Release): [string, string[]][] => [
  ...Object.entries(pages).map(([path, page]): [string, string[]] => [path, filesOfPage(page)]),
  ...Object.entries(artefacts).map(([name, file]): [string, string[]] => [name, [file]]),
]

/** Every missing or corrupt file of `release`: builds, pages and artefacts. */
export async function corruptInRelease(site: SiteDirectory, release: Release): Promise<CorruptFile[]> {
  const corrupt: CorruptFile[] = []
  for (const [remote, version] of Object.entries(release.builds))
    corrupt.push(...(await corruptInBuild(site, remote, version)))
  for (const [owner, names] of filesByOwner(release)) {
    const fix = `delete it, and publish while the release is live (npm run site -- publish): ${owner} is written again`
    const files = await corruptFiles(site, names)
    corrupt.push(...files.map((file) => ({ file: `${file} of ${owner}`, fix })))
  }
  return corrupt
}

/** Refuses a release with missing or corrupt files, and names each. */
export async function requireIntact(site: SiteDirectory, release: Release): Promise<void> {
  const corrupt = await corruptInRelease(site, release)
  if (corrupt.length === 0) return
  const files = corrupt.map(({ file, fix }) => `  ${file}\n    Fix: ${fix}.`)
  throw new SiteError(
    'site-corrupt',
    `${counted(corrupt.length, 'file')} missing or corrupt in release ${release.id}:\n${files.join('\n')}`,
    `Each line names its fix.${site.store ? ` Or move ${site.root} away: the shared store fills it again.` : ''}`,
  )
}
