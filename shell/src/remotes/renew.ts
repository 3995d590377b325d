import type { RemoteRef } from 'contract/page-data'

/** Fetches the files of a remote past the browser's cache: a broken file would otherwise stay there for a year. */
export async function renew({ base, scripts, styles }: RemoteRef): Promise<void> {
  await Promise.all(
    [...scripts, ...styles].map(({ file, integrity }) =>
      fetch(base + file, { integrity, cache: 'reload' }).catch(() => {}),
    ),
  )
}
