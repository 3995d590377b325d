import { ownPart } from './own-part'

/** A document as the publisher writes it, around these parts. */
const documentOf = ({ menu = '', sheet = '', main = '', head = '' }) => `<!doctype html>
<html><head><title>Herbs</title>${head}
<style data-sheet="shell/shell.css">${sheet}</style>
<style data-sheet="mf-herbs/herbs.css">.herbs { color: green }</style>
<style data-sheet="mf-herbs-and-roots/roots.css">.roots { color: brown }</style>
</head>
<body><div id="site"><header>${menu}</header><main id="main">${main}</main><footer>${menu}</footer></div>
<script type="application/json" id="document-data">{"navigation":"${menu}"}</script></body></html>`

const page = { head: '<meta name="description" content="All herbs">', main: '<h1>Herbs</h1>' }

it('holds the head, the main region and the remote’s own sheets', () => {
  const own = ownPart(documentOf(page), 'mf-herbs')
  for (const part of ['<title>Herbs</title>', page.head, page.main, '.herbs {']) expect(own).toContain(part)
})

it('counts the shell’s sheets for no page, not even for the shell’s own', () => {
  expect(ownPart(documentOf({ ...page, sheet: 'h1 { color: red }' }), 'shell')).not.toContain('h1 {')
})

it('does not depend on the menus and the sheets of other remotes', () => {
  const own = ownPart(documentOf(page), 'mf-herbs')
  const menu = '<a href="/roots">Roots</a>'.repeat(1000)
  expect(ownPart(documentOf({ ...page, menu, sheet: 'h1 { color: red }' }), 'mf-herbs')).toBe(own)
  expect(own).not.toContain('.roots {')
})
