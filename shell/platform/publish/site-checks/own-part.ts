const sheet = /<style data-sheet="([^/]+)\/[^>]*>.*?<\/style>/gs

/**
 * The parts of a document that belong to the page: its head, its main region, its remote's sheets. The frame with its menus and
 * the shell's sheets surround every page and belong to the shell.
 */
export function ownPart(html: string, remote: string): string {
  const head = html.slice(html.indexOf('<head>'), html.indexOf('</head>'))
  const ownHead = head.replace(sheet, (style, owner) => (owner === remote && owner !== 'shell' ? style : ''))
  return ownHead + html.slice(html.indexOf('<main'), html.lastIndexOf('</main>'))
}

/** The frame of a document: header, footer, the data of its menus, the shell's sheets, the links to scripts. */
export const framePart = (html: string) =>
  html.replace(sheet, (style, owner) => (owner === 'shell' ? style : '')).replace(/<main.*<\/main>/s, '')
