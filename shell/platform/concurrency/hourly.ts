const hour = 3_600_000

/** `work`, which the first call starts and later ones at most once an hour. */
export function hourly<Given extends unknown[]>(work: (...given: Given) => Promise<unknown>) {
  let due = 0
  return async (...given: Given): Promise<void> => {
    // Not by the clock, which may be set.
    if (performance.now() < due) return
    due = performance.now() + hour
    await work(...given)
  }
}
