import * as z from 'zod'
import type { PageMetadata } from './page-metadata'
import type { KitUse } from './kit'
import type { EntriesSchema, StoredForm } from './native-forms'
import type { SiteSettings } from './site-settings'

/**
 * The contract that a remote's manifest keeps to. Raised when a reader of the number before would understand a manifest wrongly; a new key
 * leaves it as it is, because readers ignore keys that they do not know (docs/contract.md).
 */
export const remoteContract = 1

/** That of the shell, whose pages name modules by their files from 2 on: a publisher from before cannot give it such pages. */
export const shellContract = 2

const pathSchema = z.string().startsWith('/', 'a path starts with "/"')
/** Also the name of the page's file in an export, and of its place in a server's configuration. */
const pagePathSchema = z
  .string()
  .regex(/^\/(?:[a-z0-9-]+(?:\/[a-z0-9-]+)*)?$/, 'a path such as "/herbs/mint", of a-z, 0-9 and hyphens')
const fileSchema = z
  .string()
  .regex(/^[^./\\][^/\\]*(?:\/[^./\\][^/\\]*)*$/, 'a file of the build, such as "page-1a2b.js"')
const integritySchema = z.string().regex(/^sha384-/, 'the sha384 of the file, as "sha384-…"')

const navigationSchema = z.object({
  place: z.union([
    z.enum(['header', 'footer']),
    z.object({ menu: z.string().min(1), section: z.string().optional() }),
  ]),
  label: z.string().min(1),
  to: pathSchema,
  order: z.number(),
  code: z.string().optional(),
  hours: z.number().optional(),
  overview: z.literal(true).optional(),
})

const callSchema = z.string().regex(/^\/api\/[a-z-]+$/, 'a call of the service, such as "/api/inquiries"')

/** The schema of a form's entries, wherever it is read. */
export const entriesSchema: z.ZodType<EntriesSchema> = z.object({
  type: z.literal('object'),
  properties: z.record(
    z.string(),
    z.looseObject({
      type: z.enum(['string', 'number', 'integer', 'boolean']),
      title: z.string().optional(),
      messages: z.record(z.string(), z.string()).optional(),
    }),
  ),
  required: z.array(z.string()).optional(),
  additionalProperties: z.literal(false),
})

/** A form as a manifest and a release hold it. */
export const formSchema: z.ZodType<StoredForm> = z.object({
  call: callSchema,
  type: z.string().optional(),
  failure: z.string().min(1),
  schema: entriesSchema.optional(),
})

const metadataSchema: z.ZodType<PageMetadata> = z.object({
  title: z.string().min(1),
  description: z.string().min(1),
  canonical: pathSchema,
  keywords: z.array(z.string()).optional(),
  image: z.string().optional(),
  articleTags: z.array(z.string()).optional(),
  noindex: z.literal(true).optional(),
  breadcrumbs: z.array(z.object({ label: z.string(), to: pathSchema })).optional(),
  structuredData: z
    .array(z.custom<NonNullable<PageMetadata['structuredData']>[number]>((v) => typeof v === 'object'))
    .optional(),
})

const slotNameSchema = z
  .string()
  .regex(/^[a-z][a-z0-9-]*\.[a-z][a-z0-9-]*$/, 'the name of a slot, such as "home.podcast"')

/** A JSON Schema: objects whose keys only its readers know. */
const jsonSchema = z.looseObject({})

const budgetSchema = z.object({
  script: z.number(),
  style: z.number(),
  page: z.number(),
  image: z.number(),
  card: z.number(),
})

const siteSettingsSchema: z.ZodType<SiteSettings> = z.object({
  budgets: z.object({
    remotes: z.record(z.string(), budgetSchema),
    newRemote: budgetSchema,
    frame: z.number(),
  }),
  menus: z.object({
    alwaysInBar: z.array(z.string()),
    headerLinks: z.string(),
    footerLinks: z.string(),
    allInBar: z.string(),
    allInMenu: z.string(),
    allInFooter: z.string(),
  }),
  launchQuestions: z.array(z.string()),
})

const kitUseSchema: z.ZodType<KitUse> = z.object({
  props: z.record(z.string(), z.array(z.string()).nullable()).optional(),
  always: z.array(z.string()).optional(),
  arguments: z.number().int().optional(),
  members: z.array(z.string()).optional(),
  whole: z.literal(true).optional(),
})

/** `remote.json`: what a remote's build says about itself. Parsed wherever it is read. */
export const manifestSchema = z.object({
  contract: z.literal([remoteContract, shellContract]),
  name: z.string().regex(/^[a-z][a-z0-9-]*$/, 'lower case letters, digits and hyphens'),
  /** Versions of the shared packages that it was built with. */
  shared: z.record(z.string(), z.string()),
  /** By shared package: the versions that it runs with, as a semver range; one without an entry takes only that of its build. */
  ranges: z.record(z.string(), z.string()).optional(),
  /** Names that it uses of each module of the kit. */
  uses: z.record(z.string(), z.array(z.string())),
  /** The kit that it was built with. */
  kit: z
    .object({
      /** Hash of the file `kitDeclarationsFile`. */
      declarations: z.string(),
      /** How it uses the kit; empty for the shell. */
      uses: z.record(z.string(), z.record(z.string(), kitUseSchema)),
      /** Design tokens (CSS custom properties) that it takes from the kit; those that the kit defines for the shell. */
      tokens: z.array(z.string()),
    })
    .optional(),
  /** Every concrete page. */
  pages: z.array(
    z.object({
      path: pagePathSchema,
      params: z.record(z.string(), z.string()),
      metadata: metadataSchema,
      module: z.string(),
    }),
  ),
  slots: z.array(
    z.object({
      name: slotNameSchema,
      module: z.string(),
      hydrate: z.enum(['with-page', 'on-focus']),
      /** JSON Schema of the props that it reads. */
      props: jsonSchema.optional(),
    }),
  ),
  /** By name: the slots that it offers, each with the JSON Schema of the props that its places pass. */
  offeredSlots: z
    .record(slotNameSchema, z.object({ props: jsonSchema.optional(), essential: z.literal(true).optional() }))
    .optional(),
  /** Names of slots for publishers from before remotes offered them: those that it offers or fills; all of its kit in earlier builds. */
  knownSlots: z.array(slotNameSchema).optional(),
  navigation: z.array(navigationSchema),
  forms: z
    .record(z.string().regex(/^[a-z]+(?:-[a-z]+)*$/, 'a kind such as "contact-message"'), formSchema)
    .optional(),
  calls: z.record(callSchema, z.record(z.string(), z.array(z.string()))).optional(),
  /** Exposed module to its file for prerendering and its files for the browser. */
  modules: z.record(
    z.string(),
    z.object({
      server: fileSchema,
      /** Hash of all code that its HTML is rendered with, the shared packages left out. Earlier builds have none: there the version counts. */
      code: z.string().optional(),
      scripts: z.array(fileSchema),
      styles: z.array(fileSchema),
      /** Shared packages that its scripts ask for. */
      doors: z.array(z.string()),
    }),
  ),
  /** Scripts that its modules load by themselves while a page runs. */
  later: z.array(fileSchema).optional(),
  /** Every file of `client/`. */
  files: z.record(fileSchema, z.object({ integrity: integritySchema, bytes: z.number().int() })),
  /** The shell only: scripts of each shared package. */
  doors: z.record(z.string(), z.array(fileSchema)).optional(),
  /** The shell only: names that each module of its kit offers. */
  offers: z.record(z.string(), z.array(z.string())).optional(),
  /** The shell only: what it decides for the whole site. */
  site: siteSettingsSchema.optional(),
  samples: z.array(z.object({ value: z.string(), needed: z.string() })),
  /** From which sources it was built: their hash and, where git knows, the commit. No part of the build's version. */
  source: z
    .object({ hash: z.string(), commit: z.string().optional(), isDirty: z.boolean().optional() })
    .optional(),
})

/** A remote's build as data. */
export type Manifest = z.infer<typeof manifestSchema>

/** The one name of the manifest in a build. */
export const manifestFile = 'remote.json'

/** The shell's own module: the frame around every page, and the entry that hydrates it. */
export const frameModule = './src/main'

/** The file through which other hosts of the federation plugin load a remote. */
export const remoteEntry = 'remoteEntry.js'
