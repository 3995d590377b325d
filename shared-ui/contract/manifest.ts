import * as z from 'zod'
import type { PageMetadata } from './page-metadata'
import { kitUseSchema } from './kit'
import type { EntriesSchema, StoredForm } from './native-forms'
import { siteSettingsSchema } from './site-settings'

/**
 * The version of the contract in a remote's manifest. It is raised if readers of the previous version would misunderstand a manifest;
 * a new key does not raise it, because readers ignore unknown keys (docs/contract.md).
 */
export const remoteContract = 1

/** The version in the shell's manifest. From 2 on, pages name modules by their files, which an earlier publisher cannot do. */
export const shellContract = 2

const pathSchema = z.string().startsWith('/', 'a path starts with "/"')
/** Also the name of the page's file in an export, and part of a server's configuration. */
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

// Staff read both in mails and in a terminal, which control characters would command. A title only loses them: a stored release with such
// a title stays readable.
const titleSchema = z.string().transform((text) => text.replaceAll(/[\p{Cc}\p{Bidi_Control}]/gu, ''))
const fieldNameSchema = z.string().regex(/^[^\p{Cc}\p{Bidi_Control}]*$/u, 'a name without control characters')

/** The schema of a form's entries, wherever it is read. */
export const entriesSchema: z.ZodType<EntriesSchema> = z.object({
  type: z.literal('object'),
  properties: z.record(
    fieldNameSchema,
    z.looseObject({
      type: z.enum(['string', 'number', 'integer', 'boolean']),
      title: titleSchema.optional(),
      messages: z.record(z.string(), z.string()).optional(),
    }),
  ),
  required: z.array(z.string()).optional(),
  additionalProperties: z.literal(false),
})

/** A form in a manifest or a release. */
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

/** A JSON Schema: only its readers know its keys. */
const jsonSchema = z.looseObject({})

/** A publisher writes these names into the program that compares kits, and into the pattern that finds their declarations: they hold no code. */
const kitNameSchema = z.string().regex(/^\w+$/, 'a name of the kit, such as "Callout"')
const kitModuleSchema = z
  .string()
  .regex(/^shared-ui(?:\/\w+)*$/, 'a module of the kit, such as "shared-ui/forms"')

/** `remote.json`: the manifest of a remote's build. Parsed wherever it is read. */
export const manifestSchema = z.object({
  contract: z.literal([remoteContract, shellContract]),
  name: z.string().regex(/^[a-z][a-z0-9-]*$/, 'lower case letters, digits and hyphens'),
  /** Versions of the shared modules that it was built with. */
  shared: z.record(z.string(), z.string()),
  /** By shared module: the versions that it runs with, as a semver range. A module without an entry must have the version of the build. */
  ranges: z.record(z.string(), z.string()).optional(),
  /** By module of the kit: the names that it imports. Only earlier publishers read it; later ones read `kit.uses`. */
  uses: z.record(z.string(), z.array(z.string())),
  /** The kit that it was built with. */
  kit: z
    .object({
      /** Hash of the file `kitDeclarationsFile`. */
      declarations: z.string(),
      /** By module of the kit and name: how it uses that name; empty for the shell. */
      uses: z.record(kitModuleSchema, z.record(kitNameSchema, kitUseSchema)),
      /** Design tokens (CSS custom properties): those that it takes from the kit; for the shell, those that the kit defines. */
      tokens: z.array(z.string()),
    })
    .optional(),
  /** Every page, with its params filled in. */
  pages: z.array(
    z.object({
      path: pagePathSchema,
      params: z.record(z.string(), z.string()),
      metadata: metadataSchema,
      module: z.string(),
    }),
  ),
  /** The slots that it fills: `slots` of its declaration. */
  slots: z.array(
    z.object({
      name: slotNameSchema,
      module: z.string(),
      hydrate: z.enum(['with-page', 'on-focus']),
      /** JSON Schema of the props that it reads. */
      props: jsonSchema.optional(),
    }),
  ),
  /** By name: the slots that it offers (`offers` of its declaration), each with the JSON Schema of the props that its places pass. */
  offeredSlots: z
    .record(slotNameSchema, z.object({ props: jsonSchema.optional(), essential: z.literal(true).optional() }))
    .optional(),
  navigation: z.array(navigationSchema),
  forms: z
    .record(z.string().regex(/^[a-z]+(?:-[a-z]+)*$/, 'a kind such as "contact-message"'), formSchema)
    .optional(),
  calls: z.record(callSchema, z.record(z.string(), z.array(z.string()))).optional(),
  /** By exposed module: its file for prerendering and its files for browsers. */
  modules: z.record(
    z.string(),
    z.object({
      server: fileSchema,
      /** Hash of all code that renders its HTML, except the shared modules. Earlier builds have none: there the version counts. */
      code: z.string().optional(),
      scripts: z.array(fileSchema),
      styles: z.array(fileSchema),
      /** The shared modules that its scripts import, by name; empty for the shell. The shell's own `doors` hold their scripts. */
      doors: z.array(z.string()),
    }),
  ),
  /** Scripts that its modules load while a page runs. */
  later: z.array(fileSchema).optional(),
  /** Every file of `client/`. */
  files: z.record(fileSchema, z.object({ integrity: integritySchema, bytes: z.number().int() })),
  /** The shell only, by shared module: its scripts beyond the frame's. A page loads them for modules that name it in their `doors`. */
  doors: z.record(z.string(), z.array(fileSchema)).optional(),
  /** The shell only, by module of the kit: the names that it exports. The slots that it offers are in `offeredSlots`. */
  offers: z.record(kitModuleSchema, z.array(kitNameSchema)).optional(),
  /** The shell only: its settings for the whole site. */
  site: siteSettingsSchema.optional(),
  /** Placeholders: the value that is shown, and what the college has to supply. */
  samples: z.array(z.object({ value: z.string(), needed: z.string() })),
  /** The sources that it was built from: their hash and, if git knows it, the commit. Not part of the build's version. */
  source: z
    .object({
      hash: z.string(),
      commit: z
        .string()
        .regex(/^[\da-f]+$/, 'a commit in hexadecimal digits')
        .optional(),
      isDirty: z.boolean().optional(),
    })
    .optional(),
})

export type Manifest = z.infer<typeof manifestSchema>

/** The name of the manifest in a build. */
export const manifestFile = 'remote.json'

/** The shell's own module: the frame around every page, and the entry that hydrates it. */
export const frameModule = './src/main'

/** The file through which other hosts of the federation plugin load a remote. */
export const remoteEntry = 'remoteEntry.js'
