import type { RemoteRef } from 'contract/page-data'
import { checkScript } from './checked-script'
import { applySheet } from './adopted-sheet'

/** Resolves when a remote's scripts may be imported and its stylesheets apply. */
export async function preload(
  { base, scripts, styles }: RemoteRef,
  priority: RequestPriority = 'auto',
): Promise<void> {
  await Promise.all([
    ...scripts.map(({ file, integrity }) => checkScript(base + file, integrity, priority)),
    ...styles.map((style) => applySheet(base, style, priority)),
  ])
}

/** Fetches the files of a remote past the browser's cache: a broken file would otherwise stay there for a year. */
export async function renew({ base, scripts, styles }: RemoteRef): Promise<void> {
  await Promise.all(
    [...scripts, ...styles].map(({ file, integrity }) =>
      fetch(base + file, { integrity, cache: 'reload' }).catch(() => {}),
    ),
  )
}
