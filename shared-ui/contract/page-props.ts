import type { PageProps, PathParams } from './remote'

/** No path pattern can name a param like this. */
const dataParam = '$data'

/**
 * The params of a page with its data as JSON among them: publishers of earlier checkouts pass params on as they are, and would
 * drop a key of its own (decision 026).
 */
export const withData = (params: PathParams, data: unknown): PathParams =>
  data === undefined ? params : { ...params, [dataParam]: JSON.stringify(data) }

/** What the component of a page receives, from the params that `withData` gave. */
export function pageProps({ [dataParam]: data, ...params }: PathParams): PageProps {
  return { params, data: data === undefined ? undefined : JSON.parse(data) }
}
