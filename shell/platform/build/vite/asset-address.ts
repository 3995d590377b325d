import type { RenderBuiltAssetUrl } from 'vite'

/**
 * The address of an image: a path that is the same in prerendered HTML and in the browser. A build does not know where it will be
 * served, so both sides derive the address from that of the chunk.
 */
export const assetAddress: RenderBuiltAssetUrl = (file, { hostType, ssr }) => {
  if (hostType !== 'js') return { relative: true }
  const name = JSON.stringify(file)
  return {
    runtime: ssr
      ? `globalThis.assetAddress(import.meta.url, ${name})`
      : `new URL(${name}, import.meta.url).pathname`,
  }
}
