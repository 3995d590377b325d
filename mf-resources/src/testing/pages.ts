import remote from '../remote'

/** Every page of the remote at its own address: a pattern with a parameter is one for each of its values. */
export const pages = remote.pages.flatMap((page) =>
  (page.params ?? [{}]).map((params) => ({
    path: page.path.replace(/:(\w+)/g, (_, name: string) => params[name] ?? ''),
    head: page.metadata(params),
    data: page.data?.(params),
    params,
    load: page.load,
  })),
)
