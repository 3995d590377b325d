import { listedHash } from '../remotes/listed-hash'
import type { DocumentData, DocumentSection, SectionRef, ServedPageData } from 'contract/page-data'

const withHashes = ({ base, scripts }: DocumentSection): SectionRef => ({
  base,
  scripts: scripts.map((file) => ({ file, integrity: listedHash(base + file) ?? '' })),
  styles: [],
})

/** What the served document says about its page and about the frame around it. */
export function readDocumentData(): { page: ServedPageData } & Pick<DocumentData, 'navigation'> {
  const block = document.getElementById('document-data')
  const { page, navigation } = JSON.parse(block?.textContent ?? '') as DocumentData
  const sections = Object.entries(page.sections).map(([name, section]) => [name, withHashes(section)])
  return {
    page: { ...page, sections: Object.fromEntries(sections) as ServedPageData['sections'] },
    navigation,
  }
}
