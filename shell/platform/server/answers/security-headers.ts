import type { ReleasePage } from '../../store/releases/release'

/** The shell of a release that was stored without import maps writes markup from strings. */
const trustedTypes = ({ scripts }: Pick<ReleasePage, 'scripts'>) =>
  scripts.length > 0 ? ["require-trusted-types-for 'script'", 'trusted-types published-html'] : []

/** Strict from the start: nothing inline but the page's own hashed styles and import map, nothing from elsewhere, no framing. */
export function contentSecurityPolicy(page: Pick<ReleasePage, 'styles' | 'scripts'>, origin: string): string {
  const directives = [
    "default-src 'none'",
    ["script-src 'self'", ...page.scripts].join(' '),
    ["style-src 'self'", ...page.styles].join(' '),
    "img-src 'self'",
    "font-src 'self'",
    "media-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    ...trustedTypes(page),
    ...(origin.startsWith('https:') ? ['upgrade-insecure-requests'] : []),
  ]
  return directives.join('; ')
}

/**
 * For a file that a browser may open as a document: it runs no script. Firefox obeys this for a picture in a page, too: an SVG keeps
 * its styles and its embedded pictures.
 */
export const documentPolicy = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox"

/** Headers of every response. The spec's Instagram button needs the clipboard. */
export function securityHeaders(origin: string | undefined): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy':
      'camera=(), microphone=(), geolocation=(), payment=(), usb=(), clipboard-write=(self)',
    ...(origin?.startsWith('https:')
      ? { 'strict-transport-security': 'max-age=63072000; includeSubDomains' }
      : {}),
  }
}
