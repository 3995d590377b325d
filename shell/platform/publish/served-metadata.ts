import type { PageMetadata } from 'contract/page-metadata'
import type { Manifest } from 'contract/manifest'
import { mapStrings } from 'contract/map-strings'

/** A page's metadata with the addresses of its files; `base` is the address of their build. */
export function servedMetadata(metadata: PageMetadata, files: Manifest['files'], base: string): PageMetadata {
  const address = (text: string) => (Object.hasOwn(files, text) ? base + text : text)
  return {
    ...metadata,
    image: metadata.image && address(metadata.image),
    structuredData: metadata.structuredData?.map((block) => mapStrings(block, address) as typeof block),
  }
}
