import type { $ZodType } from 'zod/v4/core'
import type { ComponentType } from 'react'
import type { PageMetadata } from './page-metadata'
import type { FormDefinition, ServiceCalls } from './native-forms'
import type { SlotName, SlotOffer } from './slots'

/** The values of a path pattern's `:names`, as strings. */
export type PathParams = Record<string, string>

/** The props of a page's component. */
export interface PageProps<Data = unknown> {
  params: PathParams
  /** The result of the page's `data`; undefined for a page without it. */
  data: Data
}

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>

/** One route of a remote. */
export interface PageDefinition<Data = unknown> {
  /** Path pattern: `/programs` or `/programs/:code`. */
  path: string
  /** The params of each page to prerender, for a pattern with `:names`. */
  params?: PathParams[]
  /** The page's head, for one set of params. Runs when the remote is built, never in a browser. */
  metadata: (params: PathParams) => PageMetadata
  /**
   * The data that the component shows, for one set of params, as JSON. Runs when the remote is built: a browser receives the result with
   * the page, and not the texts of all other pages.
   */
  data?: (params: PathParams) => Data
  /** The page's component, in its own chunk: `() => import('./x-page')`. */
  load: Load<PageProps<Data>>
}

/** What a remote puts into a slot. */
interface SlotDefinition {
  load: Load<never>
  /** When the browser needs its JavaScript: with the page, or only when a visitor focuses it or points at it. It then hydrates as an island. */
  hydrate: 'with-page' | 'on-focus'
  /** Schema (zod) of the props that it reads; those that the slot passes must fit. Read only when the remote is built. */
  props?: $ZodType
}

/** The place of a navigation entry: a plain link of the header, a header dropdown, or the footer. */
type NavigationPlace = 'header' | 'footer' | { menu: string; section?: string }

/** A link that a remote adds to the header or footer of every page. */
export interface NavigationEntry {
  place: NavigationPlace
  label: string
  to: string
  /** Ascending from left to right and top to bottom; a menu is placed by its first entry. */
  order: number
  /** A short code, shown before the label. */
  code?: string
  /** The hours of its page's subject, shown after the label. */
  hours?: number
  /** Marks the menu's "view all" link, which is set apart below the others. */
  overview?: true
}

/** Everything a remote declares: the default export of its `src/remote.tsx`. */
export interface Remote {
  name: string
  pages: PageDefinition[]
  /** The slots that it fills: of other remotes, or its own. */
  slots: Record<SlotName, SlotDefinition>
  /** The slots that it offers to others. */
  offers?: Record<SlotName, SlotOffer>
  navigation: NavigationEntry[]
  /** By kind: the forms on its pages that post to `/forms/<kind>`. */
  forms?: Record<string, FormDefinition>
  /** The calls of the service that this remote's team runs. */
  calls?: ServiceCalls
}

/** Declares a page with `data`, so that the types of `data` and of the component agree. */
export function definePage<Data>(page: PageDefinition<Data>): PageDefinition {
  return page as PageDefinition
}

/** Declares a remote, so that its type is checked. The publisher checks the rest. */
export function defineRemote(remote: Remote): Remote {
  return remote
}
