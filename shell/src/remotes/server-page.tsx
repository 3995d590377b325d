import { use, useEffect } from 'react'
import { fullLoad } from '../app/full-load'
import { PageShown } from './page-shown'

/** Stands for what failed in a page that came by client navigation: the server has it whole. */
export function ServerPage() {
  const isShown = use(PageShown)
  useEffect(() => {
    if (isShown) fullLoad()
  }, [isShown])
  return null
}
