import type { SectionRef } from '../app/page-data'

/**
 * Fetches the files of a section past the browser's cache, where a file that came broken would otherwise stay for as
 * long as the good one may: a year. Their links go, so that the next attempt links them anew.
 */
export async function renew({ base, scripts, styles }: SectionRef): Promise<void> {
  await Promise.all(
    [...scripts, ...styles].map(async ({ file }) => {
      document.querySelector(`link[href="${base}${file}"]`)?.remove()
      await fetch(base + file, { cache: 'reload' }).catch(() => {})
    }),
  )
}
