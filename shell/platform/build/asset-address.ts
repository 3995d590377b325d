import type { RenderBuiltAssetUrl } from 'vite'

/**
 * Addresses of images: a path, and the same in the prerendered HTML and in the browser. Builds do not know where they
 * will be served (that path holds their own hash), so both sides work it out from where the chunk itself lies.
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
