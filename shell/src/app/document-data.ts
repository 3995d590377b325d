import { withData } from 'contract/page-props'
import { listedScripts } from '../remotes/listed-scripts'
import type { DocumentData, DocumentRemote, PageData, RemoteRef } from 'contract/page-data'
import { readPageTags } from '../navigation/head'

const withScripts = ({ base }: DocumentRemote): RemoteRef => ({
  base,
  scripts: listedScripts(base),
  styles: [],
})

/** What a served document says of its page, in its JSON block and its head, and the entries of the frame. */
export function readDocumentData(): { page: PageData } & Pick<DocumentData, 'navigation'> {
  const block = document.getElementById('document-data')
  const { page, navigation } = JSON.parse(block?.textContent ?? '') as DocumentData
  const remotes = Object.entries(page.remotes).map(([name, remote]) => [name, withScripts(remote)])
  return {
    page: {
      ...page,
      title: document.title,
      head: readPageTags(),
      params: withData(page.params, page.data),
      remotes: Object.fromEntries(remotes) as PageData['remotes'],
    },
    navigation,
  }
}
