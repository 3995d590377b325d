import {
  iconCaching,
  immutable,
  pageHeaders,
  revalidated,
  serverTiming,
} from '../server/answers/page-headers'
import { contentSecurityPolicy, securityHeaders } from '../server/answers/security-headers'
import type { Release } from '../store/releases/release'
import { isNamedByContent } from '../store/builds/served-files'
import { exportedPages } from './exported-files'

const rule = (path: string, headers: Record<string, string>) =>
  [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n')

/**
 * Headers of every answer. If two rules give the same header, hosts send both values, and browsers obey both policies: this one must
 * allow every page's styles and import map; the rule of a page then allows only its own.
 */
function everywhere(release: Release): Record<string, string> {
  return {
    ...securityHeaders(release.origin),
    'content-security-policy': contentSecurityPolicy(
      { styles: ["'unsafe-inline'"], scripts: ["'unsafe-inline'"] },
      release.origin,
    ),
    'server-timing': serverTiming(release),
  }
}

const ownRules = (release: Release) =>
  exportedPages(release).map(([path, page]) => {
    const { 'cache-control': cache, 'content-security-policy': policy } = pageHeaders(page, release)
    return rule(path, { 'cache-control': cache, 'content-security-policy': policy })
  })

/** `_headers` in the form of Netlify and Cloudflare; `files` are those of the builds. These hosts compress, and send `Vary`, themselves. */
export const headersFile = (release: Release, files: string[]) =>
  [
    '# Release ' + release.id,
    '# /api and /forms are not files: pass them on to the web server of this project (on Netlify in _redirects).',
    rule('/*', everywhere(release)),
    rule('/assets/*', { 'cache-control': immutable }),
    // Hosts send both values; caches follow the stricter one.
    rule(`/assets/releases/${release.id}/pages/*`, { 'cache-control': revalidated }),
    ...files
      .filter((file) => !isNamedByContent(file) && !/\.(?:br|gz)$/.test(file))
      .map((file) => rule(`/${file}`, { 'cache-control': revalidated })),
    ...Object.keys(release.artefacts).map((name) => rule(`/${name}`, { 'cache-control': revalidated })),
    rule('/favicon.ico', { 'cache-control': iconCaching }),
    ...ownRules(release),
    '',
  ].join('\n')
