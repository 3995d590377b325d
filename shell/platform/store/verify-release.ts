import { damagedBuildFiles, readBuild } from './build-store'
import { isWhole, orDamaged } from './damage'
import { PublishError } from './errors'
import { damagedFiles } from './page-store'
import type { Release } from './release'
import type { SiteDirectory } from './site-directory'

/** A file that is not as it was stored, and what makes it whole. */
interface DamagedFile {
  /** For people; a page's with the page. */
  file: string
  fix: string
}

const buildFix = (section: string, version: string, commit?: string) =>
  `build ${section} ${commit ? `from commit ${commit} ` : ''}and publish it (npm run site -- publish ${section}), publish a whole copy of ${version} (--from DIR), or roll back ${section}`

async function damagedInBuild(site: SiteDirectory, section: string, version: string): Promise<DamagedFile[]> {
  const build = await orDamaged(readBuild(site, section, version))
  if (!isWhole(build)) return [{ file: build.damage.message, fix: buildFix(section, version) }]
  const fix = buildFix(section, version, build.manifest.source?.commit)
  return (await damagedBuildFiles(build)).map((file) => ({ file, fix }))
}

/** Every file of `release` that is missing or not as it was stored, to the byte: builds and pages. */
export async function damagedInRelease(site: SiteDirectory, release: Release): Promise<DamagedFile[]> {
  const damaged: DamagedFile[] = []
  for (const [section, version] of Object.entries(release.builds))
    damaged.push(...(await damagedInBuild(site, section, version)))
  for (const [path, page] of Object.entries(release.pages)) {
    const fix = `any publish renders ${path} anew while the release is live (npm run site -- publish)`
    damaged.push(...(await damagedFiles(site, page)).map((file) => ({ file: `${file} of ${path}`, fix })))
  }
  return damaged
}

/** Refuses a release of which a file is missing or damaged, and names each. */
export async function requireWhole(site: SiteDirectory, release: Release): Promise<void> {
  const damaged = await damagedInRelease(site, release)
  if (damaged.length === 0) return
  const files = damaged.map(({ file, fix }) => `  ${file}\n    Fix: ${fix}.`)
  throw new PublishError(
    'site-damaged',
    `${damaged.length} files of release ${release.id} are missing or damaged:\n${files.join('\n')}`,
    'Each line names its fix.',
  )
}
