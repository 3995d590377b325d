import * as z from 'zod'

/** The interface of the publisher, for itself and its client. All bodies are JSON except the contents. */

const remoteSchema = z.string().regex(/^[a-z][a-z0-9-]{0,60}$/, 'a remote such as "mf-herbs"')
const versionSchema = z.string().regex(/^[\da-f]{16}$/, 'a version: 16 hexadecimal digits')

/** A path below the folder of a build. No part of it begins with a dot, so that it cannot leave the folder. */
const fileSchema = z
  .string()
  .max(200)
  .regex(
    /^(?:remote\.json|(?:client|server)(?:\/[^./\\\p{Cc}][^/\\\p{Cc}]*)+)$/u,
    'a file of a build, such as "client/remoteEntry.js"',
  )

/** Most files of a build. */
export const mostFiles = 2000
/** Most bytes of one file of a build. */
export const mostFileBytes = 10_000_000

const filesSchema = z.record(
  fileSchema,
  z.object({
    sha256: z.string().regex(/^[\da-f]{64}$/, 'the sha256 of the file in hexadecimal digits'),
    bytes: z.number().int().min(0),
  }),
)

/** The folders that a path leads through: `client` and `client/a` for `client/a/b.js`. */
const foldersOf = (path: string) => [...path.matchAll(/\//g)].map(({ index }) => path.slice(0, index))

/** `POST /builds`: the files of a build by their content. */
export const buildSchema = z.object({
  remote: remoteSchema,
  files: filesSchema.check(({ value, issues }) => {
    const folders = new Set(Object.keys(value).flatMap(foldersOf))
    for (const path of Object.keys(value).filter((name) => folders.has(name)))
      issues.push({ code: 'custom', path: [path], message: 'a file or a folder; found both', input: path })
  }),
})

/** The files of a build, as its client announces them. */
export type BuildFiles = z.infer<typeof buildSchema>

/** The answer to `POST /builds`: the contents (sha256) to send first with `PUT /contents/SHA256`, or the stored build. */
export const buildAnswerSchema = z.union(
  [z.object({ missing: z.array(z.string()) }), z.object({ remote: z.string(), version: z.string() })],
  'expected the contents to send, or the stored build',
)

/** What the publisher says about a build that is sent. */
export type BuildAnswer = z.infer<typeof buildAnswerSchema>

const buildsSchema = z
  .record(remoteSchema, versionSchema)
  .refine((builds) => Object.keys(builds).length > 0, {
    error: 'at least one remote with a version',
  })
/** The address of the CI run, for the record. */
const runSchema = z
  .url({ protocol: /^https?$/ })
  .max(500)
  .regex(/^[!-~]+$/, 'an address of printable ASCII characters')
  .optional()
const forceSchema = z.boolean().optional()

/** `POST /candidates` and `POST /previews`: compose, render and check, without going live. */
export const candidateSchema = z.object({ builds: buildsSchema, run: runSchema })

/** `POST /moves`: change what is live. A key that it does not have is refused, because its client expects an effect. */
export const moveSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('publish'), builds: buildsSchema, force: forceSchema, run: runSchema }),
  z.strictObject({ kind: z.literal('unpublish'), remote: remoteSchema, force: forceSchema, run: runSchema }),
  z.strictObject({
    kind: z.literal('rollback'),
    /** A remote; undefined for the whole release. */
    remote: remoteSchema.optional(),
    /** Of a remote: accepts what breaks. */
    force: forceSchema,
    run: runSchema,
  }),
])

/** A change of the live site, as a client asks for it. */
export type MoveRequest = z.infer<typeof moveSchema>

/** The answer to `GET /status`. */
export const statusSchema = z.object({
  /** The number of the move that made this release live. */
  number: z.number(),
  release: z.string(),
  at: z.string(),
  origin: z.string(),
  remotes: z.array(
    z.object({ remote: z.string(), version: z.string(), since: z.string(), pages: z.number() }),
  ),
})

/** What is live. */
export type SiteStatus = z.infer<typeof statusSchema>

const errorSchema = z.object({ code: z.string(), message: z.string(), fix: z.string() })

/** A refusal, in the words of the command line. */
export type ApiError = z.infer<typeof errorSchema>

/** The answer to a request that is refused. */
export const refusalSchema = z.object({ error: errorSchema })

const doneSchema = z.object({
  lines: z.array(z.string()),
  release: z.string(),
  origin: z.string(),
  findings: z.number(),
  preview: z.string().optional(),
})

/** A line of the streamed answer to `/candidates`, `/previews` and `/moves`; the last one is `done` or `error`. */
export const progressSchema = z.union([
  z.object({ progress: z.string() }),
  z.object({ done: doneSchema }),
  refusalSchema,
])

/** A line of an answer. */
export type ProgressLine = z.infer<typeof progressSchema>
