import { join } from 'node:path'
import { endings } from '../files/compress'
import { listFiles } from '../files/list-files'
import type { Release } from '../store/releases/release'
import { buildDirectory, type SiteDirectory } from '../store/places/site-directory'
import { formProblemPath, isTemplate } from '../server/pages/template-pages'

/** A file of an export, and the file with its content. */
interface ExportedFile {
  to: string
  from: string
}

/** `/` is `index`, `/programs/pkt` is `programs/pkt`: static hosts serve `x.html` at `/x`, without a trailing slash. */
export const pageName = (path: string) => (path === '/' ? 'index' : path.slice(1))

/** The pages of an export; only a web server needs the form template. */
export const exportedPages = (release: Release) =>
  Object.entries(release.pages).filter(([path]) => path !== formProblemPath)

const withCompressed = (to: string, from: string): ExportedFile[] =>
  endings.map((ending) => ({ to: to + ending, from: from + ending }))

function pageFiles(site: SiteDirectory, release: Release): ExportedFile[] {
  return exportedPages(release).flatMap(([path, { html, data }]) => [
    ...withCompressed(`${pageName(path)}.html`, join(site.pages, html)),
    ...(isTemplate(path)
      ? []
      : withCompressed(`assets/releases/${release.id}/pages/${pageName(path)}.json`, join(site.pages, data))),
  ])
}

/** For crawlers at the root, and for tabs of this release under its id. */
const artefactFiles = (site: SiteDirectory, { id, artefacts }: Release) =>
  Object.entries(artefacts).flatMap(([name, file]) =>
    [name, `assets/releases/${id}/${name}`].flatMap((to) => withCompressed(to, join(site.pages, file))),
  )

/** The files of the builds in `release`: those that its pages name, and others that the web server serves. */
export async function exportedBuildFiles(site: SiteDirectory, { builds }: Release): Promise<ExportedFile[]> {
  const files = Object.entries(builds).map(async ([remote, version]) => {
    const client = join(buildDirectory(site, remote, version), 'client')
    const names = await listFiles(client)
    return names.map((name) => ({ to: `assets/${remote}/${name}`, from: join(client, name) }))
  })
  return (await Promise.all(files)).flat()
}

/** Every stored file of `release` except those in `exportedBuildFiles`, at its address on the web server. */
export function exportedFiles(site: SiteDirectory, release: Release): ExportedFile[] {
  const icon = join(buildDirectory(site, 'shell', release.builds['shell'] ?? ''), 'client/favicon.ico')
  return [...pageFiles(site, release), ...artefactFiles(site, release), { to: 'favicon.ico', from: icon }]
}
