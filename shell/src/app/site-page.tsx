import { memo } from 'react'
import { pageProps } from 'contract/page-props'
import { RemoteFragment } from '../remotes/remote-fragment'
import type { LoadedPage } from '../release/page'

/** The page in its main region. Going to another part of the same page renders nothing here. */
export const SitePage = memo(function SitePage({ page }: { page: LoadedPage }) {
  return (
    <main id="main">
      <RemoteFragment name="page" fragment={page.page} props={pageProps(page.params)} />
    </main>
  )
})
