const sheet = /<style data-sheet="([^/]+)\/[^>]*>.*?<\/style>/gs

/**
 * What of a page's document is the page's own: its head, its main region, its remote's sheets. The frame and the menus in it
 * surround every page and hold entries of all remotes; the shell's sheets are part of it.
 */
export function ownPart(html: string, remote: string): string {
  const head = html.slice(html.indexOf('<head>'), html.indexOf('</head>'))
  const ownHead = head.replace(sheet, (style, owner) => (owner === remote && owner !== 'shell' ? style : ''))
  return ownHead + html.slice(html.indexOf('<main'), html.lastIndexOf('</main>'))
}

/** The frame of a document: header, footer, the data of its menus, the shell's sheets, the links to scripts. */
export const framePart = (html: string) =>
  html.replace(sheet, (style, owner) => (owner === 'shell' ? style : '')).replace(/<main.*<\/main>/s, '')
