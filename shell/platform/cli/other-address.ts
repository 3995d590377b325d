import type { Config } from '../config'
import type { Release } from '../store/releases/release'
import { buildDirectory, siteDirectory } from '../store/places/site-directory'

/** Without its password: the line may be kept in a log. */
function withoutPassword(url: string): string {
  const shown = new URL(url)
  shown.password = ''
  if (shown.searchParams.has('password')) shown.searchParams.delete('password')
  return shown.href
}

/** A value as a shell takes it. */
const quoted = (value: string) =>
  /^[\w@%+=:,./-]+$/.test(value) ? value : `'${value.replaceAll("'", `'\\''`)}'`

/** Says that `release` names another address than `wanted`, and which command publishes its builds for that one. */
export function otherAddress(
  { SITE_DIR, SITE_STORE }: Config,
  { origin, builds }: Release,
  wanted: string | undefined,
) {
  if (wanted === undefined || wanted === origin) return undefined
  const store = SITE_STORE === undefined ? '' : `SITE_STORE=${quoted(withoutPassword(SITE_STORE))} `
  const settings = `SITE_DIR=${quoted(SITE_DIR)} ${store}PUBLIC_ORIGIN=${wanted}`
  const shell = buildDirectory(siteDirectory(SITE_DIR), 'shell', builds['shell'] ?? '')
  return `The live pages name ${origin} as their address, not ${wanted}; this publishes them for it: ${settings} npm run site -- publish --from ${quoted(shell)}`
}
