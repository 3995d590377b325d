import type { PageProps, PathParams } from './remote'

/** No path pattern can name a param like this. */
const dataParam = '$data'

/**
 * Adds the data of a page to its params, as JSON: earlier publishers pass params on unchanged, and would drop a key of its own (decision
 * 026).
 */
export const withData = (params: PathParams, data: unknown): PathParams =>
  data === undefined ? params : { ...params, [dataParam]: JSON.stringify(data) }

/** The props of a page's component, from the params that `withData` returned. */
export function pageProps({ [dataParam]: data, ...params }: PathParams): PageProps {
  return { params, data: data === undefined ? undefined : JSON.parse(data) }
}
