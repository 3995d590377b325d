import { memo } from 'react'
import { FirstUses } from 'shared-ui'
import { pageProps } from 'contract/page-props'
import { RemoteFragment } from '../remotes/remote-fragment'
import type { LoadedPage } from '../navigation/page'

/** The page in its main region. A step to another part of the same page renders nothing in it. */
export const SitePage = memo(function SitePage({ page }: { page: LoadedPage }) {
  return (
    <main id="main" tabIndex={-1}>
      <FirstUses key={page.title}>
        <RemoteFragment name="page" fragment={page.page} props={pageProps(page.params)} />
      </FirstUses>
    </main>
  )
})
