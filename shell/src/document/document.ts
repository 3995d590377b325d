import type { DocumentParts, RenderedDocument, Sheet } from 'contract/document'
import type { DocumentData, DocumentRemote, PageData, RemoteRef, ServedPageData } from 'contract/page-data'
import { browserTitle } from 'shared-ui'
import { site } from 'shared-ui/site'
import { themeColour } from 'shared-ui/theme-colour'
import { escapeHtml, jsonBlock } from 'contract/escape'
import { pageProps } from 'contract/page-props'
import { fileNamed } from './file-named'
import { headTags } from './head-tags'
import { iconLinks } from './icon-links'
import { importMap } from './import-map'

/** Scripts come last, with low priority: until the first paint, fonts and images load first. */
const modulePreloads = (remotes: ServedPageData['remotes']) =>
  Object.values(remotes).flatMap(({ base, scripts }) =>
    scripts.map(
      ({ file, integrity }) =>
        `<link rel="modulepreload" href="${base}${file}" integrity="${integrity}" fetchpriority="low">`,
    ),
  )

function entryScript(shell: RemoteRef | undefined): string {
  const entry = shell?.scripts.find(({ file }) => file.startsWith('main-'))
  if (!shell || !entry)
    throw new Error("The shell's build: expected a script main-….js; found none. Build the shell again.")
  return `<script type="module" src="${shell.base}${entry.file}" integrity="${entry.integrity}" fetchpriority="low"></script>`
}

/** In the body: Chromium delays the first paint for fonts that the head preloads. */
const fontPreloads = (files: string[]) =>
  files
    .filter((file) => file.endsWith('.woff2'))
    .map((font) => `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>`)

/** The kit's print styles: no page waits for them. */
function printStylesheet({ shellFiles, integrity }: DocumentParts): string {
  const href = fileNamed(shellFiles, 'print', '.css')
  return `<link rel="stylesheet" href="${href}" integrity="${integrity[href]}" media="print">`
}

/** A page's data for its own document: sheets are inlined there, and the import map lists the scripts. */
function dataInDocument(data: ServedPageData): DocumentData['page'] {
  const remotes = Object.entries(data.remotes).map(([name, { base }]): [string, DocumentRemote] => [
    name,
    { base },
  ])
  return { ...data, ...pageProps(data.params), remotes: Object.fromEntries(remotes) }
}

const styleElement = ({ name, css }: Sheet) => `<style data-sheet="${name}">${css}</style>`

/** An HTML document that is readable, styled and linked before any script runs. */
function htmlDocument(parts: DocumentParts, { title, head, ...data }: PageData, map: string): string {
  const { navigation, preload, shellFiles, sheets, body } = parts
  return `<!doctype html>
<html lang="${site.locale}" data-lay-out>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
${head}
<meta name="theme-color" content="${themeColour}">
${iconLinks(shellFiles)}
${sheets.map(styleElement).join('\n')}
</head>
<body>
<div id="site">${body}</div>
${fontPreloads(shellFiles).join('\n')}
${printStylesheet(parts)}
<script type="application/json" id="document-data">${jsonBlock({ page: dataInDocument(data), navigation })}</script>
<script type="importmap">${map}</script>
${modulePreloads(preload).join('\n')}
${entryScript(preload['shell'])}
</body>
</html>
`
}

/** The document of a page, the data for showing the page without a load, and the document's inline texts. */
export function renderDocument(parts: DocumentParts): RenderedDocument {
  const { metadata, origin, sheets } = parts
  const data = { ...parts.data, title: browserTitle(metadata.title), head: headTags(metadata, origin) }
  const map = importMap(data.remotes)
  const html = htmlDocument(parts, data, map)
  return { html, data, inlineStyles: sheets.map(({ css }) => css), inlineScripts: [map] }
}
