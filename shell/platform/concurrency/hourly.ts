const hour = 3_600_000

/** `work`, which the first call starts and later ones at most once an hour. While it runs, each call waits for it. */
export function hourly<Given extends unknown[]>(work: (...given: Given) => Promise<unknown>) {
  let due = 0
  let running: Promise<unknown> | undefined
  return async (...given: Given): Promise<void> => {
    // Not by the clock, which may be set.
    if (performance.now() >= due) {
      due = performance.now() + hour
      running = work(...given).finally(() => (running = undefined))
    }
    await running
  }
}
