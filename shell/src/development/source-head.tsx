import { use, useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import type { PageSource } from '../navigation/page'
import { showHead } from '../navigation/head'

/** The head as the page declares it now: in development no document is served with it. */
export function SourceHead({ source }: { source: PageSource }) {
  const page = use(source.visit(useLocation().pathname))
  useEffect(() => showHead(page), [page])
  return null
}
