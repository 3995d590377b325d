import { useEffect } from 'react'
import { fullLoad } from '../navigation/full-load'

/** Replaces what failed in a page that came by client navigation: the server has it whole. */
export function ServerPage() {
  useEffect(fullLoad, [])
  return null
}
