import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { afterPaint } from './app/lay-out'
import type { DocumentData } from './app/page-data'
import { assembleServedPage, releasePages } from './app/release-pages'
import { rememberScrollPositions } from './app/scroll-positions'
import { Site } from './app/site'
import { capturePrerenderedHtml } from './remotes/prerendered-html'

function readDocumentData(): DocumentData {
  const block = document.getElementById('document-data')
  return JSON.parse(block?.textContent ?? '') as DocumentData
}

async function hydrate(): Promise<void> {
  const root = document.getElementById('site')
  if (!root) throw new Error('The document holds no #site to hydrate.')
  const { page: data, navigation } = readDocumentData()
  capturePrerenderedHtml()
  const [page] = await Promise.all([assembleServedPage(data), afterPaint()])
  rememberScrollPositions()
  // As a transition it goes in small steps, between which the page answers.
  startTransition(() => {
    hydrateRoot(
      root,
      <BrowserRouter>
        <Site source={releasePages(location.pathname, page)} navigation={navigation} />
      </BrowserRouter>,
      { onRecoverableError: (error) => console.error('Hydration had to recover.', error) },
    )
  })
}

// In a task of its own, after that of evaluating the script; the page answers in between.
setTimeout(() => void hydrate())
