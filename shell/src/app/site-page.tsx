import { memo } from 'react'
import { RemotePiece } from '../remotes/remote-piece'
import type { LoadedPage } from '../navigation/page'

/** The page in its main region. A step to another part of the same page renders nothing in it. */
export const SitePage = memo(function SitePage({ page }: { page: LoadedPage }) {
  return (
    <main id="main" tabIndex={-1}>
      <RemotePiece name="page" piece={page.page} props={{ params: page.params }} />
    </main>
  )
})
