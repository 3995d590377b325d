/**
 * The release that this tab was opened on, from the response's `Server-Timing` header: pages do not name it, so that
 * an unchanged page is byte-identical in the next release.
 */
export function releaseId(): string {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const release = entry?.serverTiming.find(({ name }) => name === 'release')?.description
  if (!release) throw new Error('The response named no release (Server-Timing: release).')
  return release
}
