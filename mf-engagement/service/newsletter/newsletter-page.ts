import { escapeHtml } from 'contract/escape'
import { site } from 'shared-ui/site'

/** The text of a newsletter page. */
export interface NewsletterPage {
  title: string
  paragraphs: string[]
  /** A button that posts to the page's own address. */
  button?: { label: string; action: string }
}

/** The path of the pages' style sheet. */
export const stylePath = '/api/newsletter/page.css'

/** No scripts, no inline styles, nothing from other origins; the form posts to this origin only. */
export const pagePolicy =
  "default-src 'none'; style-src 'self'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"

/** The HTML of a page. Only the token in `action` comes from outside. */
export function renderPage({ title, paragraphs, button }: NewsletterPage): string {
  return `<!doctype html>
<html lang="${site.locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)} | ${escapeHtml(site.collegeName)}</title>
<link rel="stylesheet" href="${stylePath}">
</head>
<body>
<header><a href="/">${escapeHtml(site.collegeName)}</a></header>
<main>
<h1>${escapeHtml(title)}</h1>
${paragraphs.map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`).join('\n')}
${button === undefined ? '<p><a href="/">Back to the home page</a></p>' : renderButton(button)}
</main>
</body>
</html>
`
}

function renderButton({ label, action }: { label: string; action: string }): string {
  return `<form method="post" action="${escapeHtml(action)}"><button type="submit">${escapeHtml(label)}</button></form>`
}

/** In the colours of the site (shared-ui/src/styles/tokens.css), with the visitor's own fonts. */
export const pageStyle = `
:root { color-scheme: light; --deep: #16332a; --leaf: #2c5a49; --cream: #fbf7ee; --ink: #22302a; }
* { box-sizing: border-box; }
body { margin: 0; background: var(--cream); color: var(--ink); font: 1.125rem/1.6 'Segoe UI', Roboto, sans-serif; }
header { padding: 1.25rem 1.5rem; background: var(--deep); }
header a { color: #fff; font: 1.25rem Georgia, serif; text-decoration: none; }
main { max-width: 38rem; margin: 0 auto; padding: 3rem 1.5rem; }
h1 { margin: 0 0 1rem; color: var(--deep); font: 2.125rem/1.2 Georgia, serif; }
main a { color: var(--leaf); }
button { min-height: 3rem; padding: 0 1.75rem; border: 1px solid transparent; border-radius: 0.375rem; background: var(--deep); color: #fff; font: inherit; font-weight: 600; cursor: pointer; }
button:hover { background: var(--leaf); }
:focus-visible { outline: 3px solid #96701f; outline-offset: 3px; }
header :focus-visible { outline-color: #dcbd72; }
`
