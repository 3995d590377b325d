import type { PageProps, PathParams, SlotName } from 'shared-ui'
import type { ComponentType } from 'react'

/** A fragment of a page: a component, or HTML without one. */
export type Fragment<Props> =
  | {
      kind: 'component'
      remote: string
      Component: ComponentType<Props>
      /** Whether the document holds its HTML, to fall back to; not after a client navigation. */
      isServed?: boolean
    }
  /** Served HTML whose code could not be loaded. */
  | { kind: 'html'; remote: string }
  /** Prerendered HTML that hydrates as a separate root when a visitor focuses it or points at it. */
  | { kind: 'island'; remote: string; html: string; load: () => Promise<ComponentType> }

/** A page with everything it needs to be shown at once. */
export interface LoadedPage {
  title: string
  /** The tags about the page, as HTML. */
  head: string
  params: PathParams
  page: Fragment<PageProps>
  slots: Record<SlotName, Fragment<object>>
}

/** The source of pages: the release (in browsers), the sources (in development), the publisher (when prerendering). */
export interface PageSource {
  /** The page at `path`: always the same promise for the same path, so that React can suspend on it. */
  visit: (path: string) => Promise<LoadedPage>
  /** Loads the page at `path` in advance; a failure is reported only by a later visit. */
  prefetch: (path: string) => Promise<unknown>
  /** The data of the page at `path`, without going there: the glossary's words for terms on another page. */
  readData: (path: string) => Promise<unknown>
}

const fulfil = <Value>(promise: Promise<Value>, value: Value) =>
  Object.assign(promise, { status: 'fulfilled' as const, value })

/** A promise for a value that is there already: React's `use` reads it without waiting. */
export const resolved = <Value>(value: Value): Promise<Value> => fulfil(Promise.resolve(value), value)

/** The same promise; React's `use` reads it without waiting once it is fulfilled. */
export function readable<Value>(promise: Promise<Value>): Promise<Value> {
  promise.then((value) => fulfil(promise, value)).catch(() => {})
  return promise
}

/** Whether React's `use` reads the promise without waiting. */
export const isThere = (promise: Promise<unknown>): boolean =>
  'status' in promise && promise.status === 'fulfilled'
