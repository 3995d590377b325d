import { tokenColour } from 'shared-ui/build/token-colour'
import type { NavigationEntry } from 'shared-ui'
import { site } from 'shared-ui/site'
import type { DocumentData, SectionRef, ServedPageData } from '../../src/app/page-data'
import { PublishError } from '../errors'
import { escapeHtml, jsonBlock } from './escape'
import { iconLinks } from './icon-links'

/** All that goes into one HTML page. */
interface DocumentParts {
  /** The tags in which the page speaks of itself. */
  head: string
  data: ServedPageData
  navigation: NavigationEntry[]
  /** Files that the page runs with; what only an island needs is left out. */
  preload: ServedPageData['sections']
  /** Addresses of the shell's files. */
  shellFiles: string[]
  styles: string
  importMap: string
  body: string
}

/** Scripts come last and give way: until the page is painted, the line belongs to fonts and images. */
const modulePreloads = (sections: ServedPageData['sections']) =>
  Object.values(sections).flatMap(({ base, scripts }) =>
    scripts.map(
      ({ file, integrity }) =>
        `<link rel="modulepreload" href="${base}${file}" integrity="${integrity}" fetchpriority="low">`,
    ),
  )

function entryScript(shell: SectionRef | undefined): string {
  const entry = shell?.scripts.find(({ file }) => file.startsWith('main-'))
  if (!shell || !entry)
    throw new PublishError(
      'manifest-invalid',
      'shell: expected a script main-….js; found none.',
      'Build shell again.',
    )
  return `<script type="module" src="${shell.base}${entry.file}" integrity="${entry.integrity}" fetchpriority="low"></script>`
}

/** In the body: Chromium holds the first paint back for fonts that the head preloads. */
const fontPreloads = (files: string[]) =>
  files
    .filter((file) => file.endsWith('.woff2'))
    .map((font) => `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>`)

/** A page's data as its own document needs it: the sheets are inlined there, and the import map names the hashes. */
function dataInDocument(data: ServedPageData): DocumentData['page'] {
  const sections = Object.entries(data.sections).map(([name, { base, scripts }]) => [
    name,
    { base, scripts: scripts.map(({ file }) => file) },
  ])
  return { ...data, sections: Object.fromEntries(sections) as DocumentData['page']['sections'] }
}

/** A whole HTML page: readable, styled and linked before any script runs. */
export function htmlDocument(parts: DocumentParts): string {
  const { head, data, navigation, preload, shellFiles, styles, importMap, body } = parts
  return `<!doctype html>
<html lang="${site.locale}" data-lay-out="in-turn">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(data.title)}</title>
${head}
<meta name="theme-color" content="${tokenColour('deep')}">
${iconLinks(shellFiles)}
${styles}
</head>
<body>
<div id="site">${body}</div>
${fontPreloads(shellFiles).join('\n')}
<script type="application/json" id="document-data">${jsonBlock({ page: dataInDocument(data), navigation })}</script>
${importMap}
${modulePreloads(preload).join('\n')}
${entryScript(preload['shell'])}
</body>
</html>
`
}
