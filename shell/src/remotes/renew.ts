import type { SectionRef } from 'contract/page-data'

/**
 * Fetches the files of a section past the browser's cache, where a file that came broken would otherwise stay for as
 * long as the good one may: a year.
 */
export async function renew({ base, scripts, styles }: SectionRef): Promise<void> {
  await Promise.all(
    [...scripts, ...styles].map(({ file, integrity }) =>
      fetch(base + file, { integrity, cache: 'reload' }).catch(() => {}),
    ),
  )
}
