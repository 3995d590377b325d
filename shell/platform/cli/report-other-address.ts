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

/** If `release` names another address than `wanted`: prints that, and which command publishes its builds for that one. */
export function reportOtherAddress(
  config: Config,
  { origin, builds }: Release,
  wanted = config.PUBLIC_ORIGIN,
): void {
  if (wanted === undefined || wanted === origin) return
  const { SITE_DIR, SITE_STORE } = config
  const store = SITE_STORE === undefined ? '' : `SITE_STORE=${quoted(withoutPassword(SITE_STORE))} `
  const settings = `SITE_DIR=${quoted(SITE_DIR)} ${store}PUBLIC_ORIGIN=${wanted}`
  const shell = buildDirectory(siteDirectory(SITE_DIR), 'shell', builds['shell'] ?? '')
  console.log(
    `The live pages name ${origin} as their address, not ${wanted}; this publishes them for it: ${settings} npm run site -- publish --from ${quoted(shell)}`,
  )
}
