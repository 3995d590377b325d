import type { PageProps, PathParams, SlotName } from 'shared-ui'
import type { ComponentType } from 'react'

/** A fragment of a page: a component, or HTML that has none yet. */
export type Fragment<Props> =
  | {
      kind: 'component'
      remote: string
      Component: ComponentType<Props>
      /** What it was served as, to fall back to; undefined where it came by client navigation. */
      html?: string
    }
  /** Prerendered HTML whose code could not be loaded: it stays as it is. */
  | { kind: 'html'; remote: string; html: string }
  /** Prerendered HTML that hydrates as a root of its own once somebody focuses or touches it. */
  | { kind: 'island'; remote: string; html: string; load: () => Promise<ComponentType<Props>> }

/** A page with all that it needs to be shown at once. */
export interface LoadedPage {
  title: string
  /** The tags in which the page speaks of itself, as HTML. */
  head: string
  params: PathParams
  page: Fragment<PageProps>
  slots: Record<SlotName, Fragment<object>>
}

/** Where pages come from: the release (browser), the sources (development), the publisher (prerendering). */
export interface PageSource {
  /** The page at `path`; the same promise for the same path, so that React can suspend on it. */
  visit: (path: string) => Promise<LoadedPage>
  /** Loads the page at `path` for a visit that may come; a failure stays silent until the visit. */
  prefetch: (path: string) => Promise<unknown>
  /** The data of the page at `path`, which stays where it is: a glossary's words for the terms of another page. */
  readData: (path: string) => Promise<unknown>
}

type Fulfilled<Value> = Promise<Value> & { status: 'fulfilled'; value: Value }

const fulfil = <Value>(promise: Promise<Value>, value: Value) =>
  Object.assign(promise, { status: 'fulfilled' as const, value })

/** A promise that React's `use` reads without waiting, for a value that is already there. */
export const resolved = <Value>(value: Value): Promise<Value> => fulfil(Promise.resolve(value), value)

/** The promise itself, which `use` reads without waiting once its value is there. */
export function readable<Value>(promise: Promise<Value>): Promise<Value> {
  promise.then((value) => fulfil(promise, value)).catch(() => {})
  return promise
}

/** Whether `use` reads the promise without waiting. */
export const isThere = <Value>(promise: Promise<Value>): promise is Fulfilled<Value> =>
  'status' in promise && promise.status === 'fulfilled'
