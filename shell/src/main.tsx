import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { readDocumentData } from './app/document-data'
import { keepServedSite } from './app/served-site'
import { afterPaint } from './navigation/lay-out'
import { releasePages } from './navigation/pages'
import { assembleServedPage } from './remotes/assemble-page'
import { keepEntries } from './remotes/keep-entries'
import { checkReturns } from './release/page-data'
import { rememberScrollPositions } from './navigation/scroll'
import { Site } from './app/site'
import { isAtOtherAddress, SiteRouter } from './navigation/router'
import { capturePrerenderedHtml } from './remotes/prerendered-html'

async function hydrate(): Promise<void> {
  const root = document.getElementById('site')
  if (!root) throw new Error('The document holds no #site to hydrate.')
  const { page: data, navigation } = readDocumentData()
  capturePrerenderedHtml()
  const onUncaughtError = keepServedSite(root)
  const [page] = await Promise.all([assembleServedPage(data), afterPaint()])
  if (isAtOtherAddress()) return location.reload()
  rememberScrollPositions()
  const source = releasePages(location.pathname, page)
  checkReturns()
  // As a transition, hydration runs in small steps, so that the page responds in between.
  startTransition(() => {
    hydrateRoot(
      root,
      <SiteRouter source={source}>
        <Site source={source} navigation={navigation} />
      </SiteRouter>,
      { onUncaughtError, onRecoverableError: keepEntries(root) },
    )
  })
}

// In a separate task after the script's evaluation, so that the page responds in between.
setTimeout(() => void hydrate())
