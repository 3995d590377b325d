import { mapStrings } from 'contract/map-strings'
import type { Manifest } from 'contract/manifest'
import { pageProps, withData } from 'contract/page-props'
import { baseOf } from './module-files'

type Page = Manifest['pages'][number]

/** A page of `manifest` whose metadata and data name the remote's files by their addresses. */
export function withAddresses(manifest: Manifest, page: Page): Page {
  const address = (text: string) => (Object.hasOwn(manifest.files, text) ? baseOf(manifest) + text : text)
  const { image, structuredData, ...metadata } = page.metadata
  const { params, data } = pageProps(page.params)
  return {
    ...page,
    params: withData(params, mapStrings(data, address)),
    metadata: {
      ...metadata,
      image: image && address(image),
      structuredData: structuredData?.map((block) => mapStrings(block, address) as typeof block),
    },
  }
}
