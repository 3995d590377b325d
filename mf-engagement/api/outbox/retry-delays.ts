const seconds = 1000
const minutes = 60 * seconds
const hours = 60 * minutes

/** How long to wait after each failed attempt. The failure after the last wait, a day and a half on, gives the mail up. */
export const retryDelays = [
  5 * seconds,
  30 * seconds,
  2 * minutes,
  10 * minutes,
  30 * minutes,
  1 * hours,
  2 * hours,
  4 * hours,
  8 * hours,
  20 * hours,
]
