import type { RemoteRef } from 'contract/page-data'

/**
 * Fetches the files of a remote past the browser's cache, where a file that came broken would otherwise stay for as
 * long as the good one may: a year.
 */
export async function renew({ base, scripts, styles }: RemoteRef): Promise<void> {
  await Promise.all(
    [...scripts, ...styles].map(({ file, integrity }) =>
      fetch(base + file, { integrity, cache: 'reload' }).catch(() => {}),
    ),
  )
}
