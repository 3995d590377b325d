import type { Finding } from '../finding'

/** A finding of `check` on the page `/herbs`. */
export const finding = (check: string, found = 'that', remote = 'mf-herbs'): Finding => ({
  page: '/herbs',
  check,
  expected: 'this',
  found,
  remote,
})
