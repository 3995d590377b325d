import { withData } from 'contract/page-props'
import { listedHash } from '../remotes/listed-hash'
import type { DocumentData, DocumentRemote, RemoteRef, ServedPageData } from 'contract/page-data'

const withHashes = ({ base, scripts }: DocumentRemote): RemoteRef => ({
  base,
  scripts: scripts.map((file) => ({ file, integrity: listedHash(base + file) ?? '' })),
  styles: [],
})

/** What the served document says about its page and about the frame around it. */
export function readDocumentData(): { page: ServedPageData } & Pick<DocumentData, 'navigation'> {
  const block = document.getElementById('document-data')
  const { page, navigation } = JSON.parse(block?.textContent ?? '') as DocumentData
  const remotes = Object.entries(page.remotes).map(([name, remote]) => [name, withHashes(remote)])
  return {
    page: {
      ...page,
      params: withData(page.params, page.data),
      remotes: Object.fromEntries(remotes) as ServedPageData['remotes'],
    },
    navigation,
  }
}
