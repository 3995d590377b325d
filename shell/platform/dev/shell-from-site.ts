import type { Plugin } from 'vite'
import { pageDataAddress, type PageData } from 'contract/page-data'
import { developmentFiles } from 'contract/shared-modules'
import { SiteError } from '../errors/site-error'
import { ask, liveDocument, readJson } from './live-document'

/** The shell of a site: the address of its build, and what every document says about it. */
export interface SiteShell {
  /** `https://college.example/assets/shell/` */
  base: URL
  /** Paths of its stylesheets. */
  styles: string[]
  /** `en-CA` */
  language: string
}

/** The live shell of the site at `origin`. Refuses an older one, which lacks the files for development. */
export async function liveShell(origin: string): Promise<SiteShell> {
  const { release, html } = await liveDocument(origin)
  const { remotes } = await readJson<PageData>(origin, pageDataAddress(release, '/'))
  const { base: path = '/', styles = [] } = remotes['shell'] ?? {}
  const base = new URL(path, origin)
  const { ok } = await fetch(new URL(`${developmentFiles.shell}.js`, base), { method: 'HEAD' })
  if (!ok)
    throw new SiteError(
      'site-unreachable',
      `${base.href} holds a shell without files to develop with.`,
      'Ask the team of the shell to publish it again.',
    )
  return {
    base,
    styles: styles.map(({ file }) => path + file),
    language: /<html lang="([\w-]+)"/.exec(html)?.[1] ?? 'en',
  }
}

/** The module that the page imports to show a remote from source: `showRemote` of the shell. */
export const shellModule = 'virtual:shell'

const prefix = '\0shell-from-site:'

const fileOf: Record<string, string> = { ...developmentFiles, [shellModule]: developmentFiles.shell }

/**
 * The shell and the kit of a site as modules of the development server, which gives them the remote's React. The kit is the one that
 * visitors get, whichever version is installed.
 */
export function shellFromSite({ base }: SiteShell): Plugin {
  return {
    name: 'shell-from-site',
    enforce: 'pre',
    resolveId(id, importer) {
      const file = fileOf[id] ?? (importer?.startsWith(prefix) && /^\.\/(.+)\.js$/.exec(id)?.[1])
      return file ? prefix + file : null
    },
    async load(id) {
      if (!id.startsWith(prefix)) return null
      const url = new URL(`${id.slice(prefix.length)}.js`, base)
      const code = (await (await ask(url)).text())
        // The address of its pictures.
        .replaceAll('import.meta.url', JSON.stringify(url.href))
        // Vite cannot resolve addresses that only the browser knows.
        .replaceAll(/\bimport\((?!["'`])/g, 'import(/* @vite-ignore */ ')
      return { code, map: null }
    },
  }
}
