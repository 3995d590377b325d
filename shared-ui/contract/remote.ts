import type { $ZodType } from 'zod/v4/core'
import type { ComponentType } from 'react'
import type { PageMetadata } from './page-metadata'
import type { FormDefinition, ServiceCalls } from './native-forms'
import type { SlotName, SlotOffer } from './slots'

/** The values of a path pattern's `:names`, as strings. */
export type PathParams = Record<string, string>

/** What a page component receives. */
export interface PageProps<Data = unknown> {
  params: PathParams
  /** What the page's `data` gave; undefined for a page without. */
  data: Data
}

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>

/** One route of a remote. */
export interface PageDefinition<Data = unknown> {
  /** Path pattern: `/programs` or `/programs/:code`. */
  path: string
  /** The concrete params to prerender, for a pattern with `:names`. */
  params?: PathParams[]
  /** Title, description and the rest of the head for one set of params. Runs at publish, never in a browser. */
  metadata: (params: PathParams) => PageMetadata
  /**
   * What the component shows for one set of params, as JSON. Runs at publish: a browser receives the result with the page, and not
   * the texts of all other pages.
   */
  data?: (params: PathParams) => Data
  /** The page's component, in a chunk of its own: `() => import('./x-page')`. */
  load: Load<PageProps<Data>>
}

/** What a remote puts into one slot of another remote's page. */
interface SlotDefinition {
  load: () => Promise<{ default: ComponentType<never> }>
  /**
   * When the browser needs its JavaScript: together with the page, or only when somebody focuses or touches
   * it (it then hydrates as an island of its own).
   */
  hydrate: 'with-page' | 'on-focus'
  /** Schema (zod) of the props that it reads: what the slot passes on has to fit. Read at build only. */
  props?: $ZodType
}

/** The place of a navigation entry: a plain link of the header, a header dropdown, or the footer. */
type NavigationPlace = 'header' | 'footer' | { menu: string; section?: string }

/** A link that a remote adds to the header or footer of every page. */
export interface NavigationEntry {
  place: NavigationPlace
  label: string
  to: string
  /** Ascending from left to right and top to bottom; a menu takes the place of its first entry. */
  order: number
  /** A short code, shown before the label. */
  code?: string
  /** How many hours its page's subject takes, shown after the label. */
  hours?: number
  /** Marks the menu's "view all" link, set apart below the others. */
  overview?: true
}

/** All that a remote offers the site; the default export of its `src/remote.tsx`. */
export interface Remote {
  name: string
  pages: PageDefinition[]
  /** The slots of other remotes that it fills. */
  slots: Record<SlotName, SlotDefinition>
  /** The slots that it offers to others. */
  offers?: Record<SlotName, SlotOffer>
  navigation: NavigationEntry[]
  /** By kind: the forms on its pages that post to `/forms/<kind>`. */
  forms?: Record<string, FormDefinition>
  /** The calls of the service that this remote's team runs. */
  calls?: ServiceCalls
}

/** Declares a page with `data`. Only types it: the component takes what `data` gives. */
export function definePage<Data>(page: PageDefinition<Data>): PageDefinition {
  return page as PageDefinition
}

/** Declares a remote. Only types it: the publisher checks the rest when the remote is published. */
export function defineRemote(remote: Remote): Remote {
  return remote
}
