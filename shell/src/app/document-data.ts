import { withData } from 'contract/page-props'
import { listedScripts } from '../remotes/listed-scripts'
import type { DocumentData, DocumentRemote, RemoteRef, ServedPageData } from 'contract/page-data'

const withScripts = ({ base }: DocumentRemote): RemoteRef => ({
  base,
  scripts: listedScripts(base),
  styles: [],
})

/** The JSON block in a served document: its page, and the entries of the frame. */
export function readDocumentData(): { page: ServedPageData } & Pick<DocumentData, 'navigation'> {
  const block = document.getElementById('document-data')
  const { page, navigation } = JSON.parse(block?.textContent ?? '') as DocumentData
  const remotes = Object.entries(page.remotes).map(([name, remote]) => [name, withScripts(remote)])
  return {
    page: {
      ...page,
      params: withData(page.params, page.data),
      remotes: Object.fromEntries(remotes) as ServedPageData['remotes'],
    },
    navigation,
  }
}
