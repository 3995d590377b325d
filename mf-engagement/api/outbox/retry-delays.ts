const seconds = 1000
const minutes = 60 * seconds
const hours = 60 * minutes

/** How long to wait after each attempt; after the last one, about a day and a half on, the mail is given up. */
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
