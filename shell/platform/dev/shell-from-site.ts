import type { Plugin } from 'vite'
import { pageDataAddress, type PageData } from 'contract/page-data'
import { developmentFiles } from 'contract/shared-modules'
import { SiteError } from '../store/errors'
import { ask, liveDocument } from './live-document'

/** The shell of a site: where its build is served, and what every document of it says. */
export interface SiteShell {
  /** `https://college.example/assets/shell/` */
  base: URL
  /** Paths of its stylesheets. */
  styles: string[]
  /** `en-CA` */
  language: string
}

/** The shell that is live at `origin`. Refuses one that was built before shells held what a team develops with. */
export async function liveShell(origin: string): Promise<SiteShell> {
  const { release, html } = await liveDocument(origin)
  const { remotes } = (await (await ask(new URL(pageDataAddress(release, '/'), origin))).json()) as PageData
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

/** What the page imports to show a remote from source: `showRemote` of the shell. */
export const shellModule = 'virtual:shell'

const prefix = '\0shell-from-site:'

const fileOf: Record<string, string> = { ...developmentFiles, [shellModule]: developmentFiles.shell }

/**
 * The shell and the kit of a site as modules of the development server, which gives them the React of the remote: the kit in use is the
 * one that visitors get, whichever version of it is installed.
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
        // Where its pictures lie.
        .replaceAll('import.meta.url', JSON.stringify(url.href))
        // What is known in the browser alone is not for Vite to find.
        .replaceAll(/\bimport\((?!["'`])/g, 'import(/* @vite-ignore */ ')
      return { code, map: null }
    },
  }
}
