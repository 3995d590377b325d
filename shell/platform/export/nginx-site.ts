import { iconCaching, immutable, pageHeaders, releaseHeaders, revalidated } from '../server/page-headers'
import { securityHeaders } from '../server/security-headers'
import { artefactNames } from '../store/artefacts'
import type { Release } from '../store/release'
import { notFoundPath } from '../store/template-pages'
import { compressedTypes, plainTypes } from '../server/content-types'
import { exportedPages, pageName } from './exported-files'

const quoted = (value: string) => (value.includes('"') ? `'${value}'` : `"${value}"`)

/** nginx leaves `add_header` out of its own error answers, unless it says "always". */
const addHeaders = (headers: Record<string, string>, always: '' | ' always' = '') =>
  Object.entries(headers).map(([name, value]) => `add_header ${name} ${quoted(value)}${always};`)

const block = (head: string, ...lines: string[]) => [`${head} {`, ...lines.map((line) => `  ${line}`), '}']

/** A file in its compressed form where the visitor takes it: `gzip_static` looks for the `.gz`. */
const send = (file: string, otherwise: string) => [
  'set $encoding $brotli;',
  `try_files ${file}$br ${otherwise};`,
]

function pageBlocks(release: Release): string[] {
  return exportedPages(release).flatMap(([path, page]) => {
    const policy = `set $policy ${quoted(pageHeaders(page, release)['content-security-policy'])};`
    const file = `/${pageName(path)}.html`
    if (path !== notFoundPath) return block(`location = ${path}`, policy, ...send(file, '=404'))
    const headers = { ...securityHeaders(release.origin), ...variableHeaders, ...releaseHeaders(release) }
    return block(
      `location = ${file}`,
      'internal;',
      policy,
      ...addHeaders(headers, ' always'),
      ...send(file, '=404'),
    )
  })
}

const variableHeaders = { 'content-security-policy': '$policy', 'content-encoding': '$encoding' }

/** The address of a page is without a slash at its end; one that begins with two would lead to another host. */
const slashBlock = (release: Release) =>
  block(
    'location ~ ^(?<bare>/[^/](?:.*[^/])?)/+$',
    ...addHeaders(securityHeaders(release.origin), ' always'),
    'if (-f $document_root$bare.html) { return 308 $bare$is_args$args; }',
    'return 404;',
  )

const pages = (release: Release) =>
  block(
    'location /',
    ...addHeaders(securityHeaders(release.origin), ' always'),
    ...addHeaders({ ...releaseHeaders(release), ...variableHeaders }),
    `default_type ${quoted(compressedTypes['html'] ?? '')};`,
    ...pageBlocks(release),
    ...slashBlock(release),
    'return 404;',
  )

const assets = (release: Release) =>
  block(
    'location /assets/',
    ...addHeaders(securityHeaders(release.origin), ' always'),
    ...addHeaders({ 'cache-control': '$caching', vary: 'accept-encoding', 'content-encoding': '$encoding' }),
    ...block('types', ...Object.entries(plainTypes).map(([ending, type]) => `${type} ${ending};`)),
    ...Object.entries(compressedTypes).flatMap(([ending, type]) =>
      block(`location ~ \\.${ending}$`, `default_type ${quoted(type)};`, ...send('$uri', '@web_server')),
    ),
    'try_files $uri @web_server;',
  )

const artefact = (release: Release, name: string) =>
  block(
    `location = /${name}`,
    ...addHeaders({
      ...securityHeaders(release.origin),
      vary: 'accept-encoding',
      'content-encoding': '$encoding',
    }),
    `default_type ${quoted(compressedTypes[name.slice(name.lastIndexOf('.') + 1)] ?? '')};`,
    ...send(`/${name}`, '=404'),
  )

const icon = (release: Release) =>
  block(
    'location = /favicon.ico',
    ...addHeaders({ ...securityHeaders(release.origin), 'cache-control': iconCaching }),
    `default_type ${quoted(plainTypes['ico'] ?? '')};`,
    'try_files /favicon.ico =404;',
  )

/** `nginx-site.conf`: all that belongs into a server block, but for its address, its root and `$web_server`. */
export const nginxSite = (release: Release) =>
  [
    `# Release ${release.id}. Written by the export; nothing in it depends on the machine.`,
    'absolute_redirect off;',
    'merge_slashes off;',
    'server_tokens off;',
    'types {}',
    '',
    '# The compressed files were made at the publish. Brotli needs no module: nginx only has to pick the file.',
    'gzip_static on;',
    'gzip_proxied any;',
    "set $br '';",
    "set $brotli '';",
    "set $encoding '';",
    "set $policy '';",
    `set $caching ${quoted(immutable)};`,
    `if ($uri ~ ^/assets/releases/[^/]+/pages/) { set $caching ${revalidated}; }`,
    String.raw`if ($http_accept_encoding ~* '\bbr\b(?!\s*;\s*q=0)') { set $br .br; set $brotli br; }`,
    '',
    'error_page 404 /404.html;',
    ...pages(release),
    ...artefactNames(release).flatMap((name) => artefact(release, name)),
    ...icon(release),
    '',
    '# Files of this release; those of others (a tab that was opened before) the web server still has.',
    ...assets(release),
    '',
    '# Never files. The web server turns native posts to /forms into calls of the service, and passes /api on to it.',
    '# It believes these headers only with TRUST_PROXY=true: without, all visitors share one rate limit.',
    'proxy_http_version 1.1;',
    'proxy_set_header Host $http_host;',
    'proxy_set_header X-Forwarded-Host $http_host;',
    'proxy_set_header X-Forwarded-For $remote_addr;',
    'proxy_set_header X-Forwarded-Proto $scheme;',
    ...['/api/', '/forms/', '@web_server'].flatMap((place) =>
      block(`location ${place}`, 'proxy_pass $web_server;'),
    ),
    '',
  ].join('\n')
