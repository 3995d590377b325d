import { isDeepStrictEqual } from 'node:util'
import type { Manifest } from 'contract/manifest'
import { withData } from 'contract/page-props'
import type { PageDefinition, PathParams } from 'contract/remote'
import { sourceFault } from '../source/source-fault'
import { thrown } from './thrown'

const concretePath = (pattern: string, params: PathParams) =>
  pattern.replace(/:(\w+)/g, (_, name: string) => {
    const value = params[name]
    if (value !== undefined) return value
    throw sourceFault('param-missing', {
      file: 'src/remote.tsx',
      expected: `"${name}" in all params of the page ${pattern}`,
      found: JSON.stringify(params),
      fix: `Give each of its params a "${name}".`,
    })
  })

/** Calls the functions of a declared page with `params`. */
function madeFrom(params: PathParams, page: PageDefinition, path: string, serverDir: string) {
  try {
    const data: unknown = page.data?.(params)
    return { metadata: page.metadata(params), data }
  } catch (error) {
    throw sourceFault('page-fails', {
      file: 'src/remote.tsx',
      expected: `metadata and data of ${path}, made from its params ${JSON.stringify(params)}`,
      found: thrown(error, serverDir),
      fix: 'Correct the function, or the params of the page.',
    })
  }
}

/** What a browser receives of `data`; undefined if JSON cannot hold it at all. */
function throughJson(data: unknown): unknown {
  try {
    return JSON.parse(JSON.stringify(data))
  } catch {
    return undefined
  }
}

/** Browsers receive the data of a page as JSON, so JSON must be able to hold it. */
function requireJson(data: unknown, path: string): void {
  if (data === undefined || isDeepStrictEqual(data, throughJson(data))) return
  throw sourceFault('data-not-json', {
    file: 'src/remote.tsx',
    expected: `the data of ${path} to be strings, numbers, booleans, null, arrays and plain objects`,
    found:
      'something that JSON leaves out, changes or refuses, such as a promise, a function, a date, a key that is undefined or a bigint',
    fix: 'Give the component plain data; compute the rest in the component.',
  })
}

/** A declared page as data, once for each of its params; `module` is the exposed module with its component. */
export const describePages = (page: PageDefinition, module: string, serverDir: string): Manifest['pages'] =>
  (page.params ?? [{}]).map((params) => {
    const path = concretePath(page.path, params)
    const { metadata, data } = madeFrom(params, page, path, serverDir)
    requireJson(data, path)
    return { path, params: withData(params, data), metadata, module }
  })
