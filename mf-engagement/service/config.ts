import { resolve } from 'node:path'
import { z } from 'zod'

/** How mail leaves the service. */
export interface MailConfig {
  smtpUrl: string
  from: string
  staffEmail: string
  /** For the links in mails. */
  publicOrigin: string
}

/** Where inquiries are stored. */
export type DatabaseConfig = { kind: 'file'; path: string } | { kind: 'postgres'; url: string }

/** The database in the data folder, unless `DATABASE_URL` names another. */
export const databaseFileName = 'inquiries.db'

/** The validated settings. */
export type ServiceConfig = ReturnType<typeof toConfig>

const text = z.string().trim().min(1, 'expected a value that is not blank')
const wholeNumber = (from: number, to: number) => {
  const expected = `expected a whole number from ${from} to ${to}`
  return text
    .regex(/^\d+$/, expected)
    .transform(Number)
    .pipe(z.number().min(from, expected).max(to, expected))
}
const isUrl = (protocols: RegExp) => (value: string) =>
  URL.canParse(value) && protocols.test(new URL(value).protocol)
// Exactly one: a mail server may accept a mail for some of several recipients, and the others would miss it silently.
const mailAddress = text.regex(
  /^(?:(?:"[^"\r\n]*" *|[^"<>@,;\r\n]*)<[^\s@<>,;]+@[^\s@<>,;]+>|[^\s@<>,;]+@[^\s@<>,;]+)$/,
  'expected one mail address, that of a list if several people read it',
)

// `PUBLIC_ORIGIN` is compared with other origins and joined with paths, so any path in it is dropped.
const origin = text
  .refine(isUrl(/^https?:$/), 'expected an origin such as https://www.college.example')
  .transform((value) => new URL(value).origin)

/** A password with one of these signs makes an address that looks right and cannot be read. */
const encoded = '(signs such as # / ? in a password as %23 %2F %3F)'

const databaseUrl = text.refine(
  (value) => value.startsWith('file:') || isUrl(/^postgres(ql)?:$/)(value),
  `expected file:PATH or postgres://… ${encoded}`,
)

// Fastify takes no range of all addresses: that is `true`.
const proxyAddress = z
  .union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()])
  .refine((address) => !address.endsWith('/0'))
const trustProxy = text
  .transform((value): 'any' | string[] => {
    if (/^(true|1)$/i.test(value)) return 'any'
    return /^(false|0)$/i.test(value) ? [] : value.split(',').map((address) => address.trim())
  })
  .refine(
    (value) => value === 'any' || value.every((entry) => proxyAddress.safeParse(entry).success),
    'expected true for all addresses, or some such as 10.0.0.0/8',
  )

const environmentSchema = z
  .object({
    /** The address to listen on; only the web server has to reach it. */
    API_HOST: text.default('127.0.0.1'),
    API_PORT: wholeNumber(0, 65535).default(8081),
    DATA_DIR: text.default('.data'),
    DATABASE_URL: databaseUrl.optional(),
    SMTP_URL: text.refine(isUrl(/^smtps?:$/), `expected smtp://… or smtps://… ${encoded}`).optional(),
    STAFF_EMAIL: mailAddress.optional(),
    MAIL_FROM: mailAddress.optional(),
    PUBLIC_ORIGIN: origin.optional(),
    // PIPA section 35: information that a decision about a person was based on is kept for at least a year.
    KEEP_MONTHS: wholeNumber(12, 1200).default(24),
    RATE_LIMIT: wholeNumber(1, 1_000_000_000).default(20),
    TRUST_PROXY: trustProxy.default([]),
    LOG_LEVEL: z
      .enum(
        ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
        'expected fatal, error, warn, info, debug, trace or silent',
      )
      .default('info'),
  })
  .superRefine((values, context) => {
    if (values.SMTP_URL === undefined) return
    // Mails to the staff need a recipient, and newsletter mails link to the site.
    for (const key of ['STAFF_EMAIL', 'PUBLIC_ORIGIN'] as const) {
      if (values[key] === undefined) {
        context.addIssue({
          code: 'custom',
          path: [key],
          message: 'expected a value, because SMTP_URL is set',
        })
      }
    }
  })

/** The environment variables of the settings. */
export const settingNames: string[] = environmentSchema.keyof().options

/** The settings are invalid. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError'
}

/** Reads the environment. The error names every invalid setting at once and never quotes a value: it may be a password. */
export function readConfig(environment: NodeJS.ProcessEnv): ServiceConfig {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const parsed = environmentSchema.safeParse(given)
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`)
    throw new ConfigError(
      `These settings cannot be used:\n${lines.join('\n')}\nCorrect them in the environment.`,
    )
  }
  return toConfig(parsed.data)
}

function toConfig(values: z.output<typeof environmentSchema>) {
  const dataDir = resolve(values.DATA_DIR)
  return {
    host: values.API_HOST,
    port: values.API_PORT,
    dataDir,
    database: databaseConfig(values.DATABASE_URL ?? `file:${dataDir}/${databaseFileName}`),
    /** null: staff read with `npm run inbox`, the newsletter is single opt-in. */
    mail: mailConfig(values),
    /** The site's origin as visitors see it; null where none is set. */
    publicOrigin: values.PUBLIC_ORIGIN ?? null,
    /** Posts a minute that one client address may send. */
    rateLimit: values.RATE_LIMIT,
    /** Months after which an inquiry is deleted. */
    keepMonths: values.KEEP_MONTHS,
    /** Proxies, in addition to loopback addresses, whose `X-Forwarded-For` is trusted. */
    trustedProxies: values.TRUST_PROXY,
    logLevel: values.LOG_LEVEL,
  }
}

function databaseConfig(url: string): DatabaseConfig {
  if (!url.startsWith('file:')) return { kind: 'postgres', url }
  // file:name, file:/path and file:///path all name a file.
  return { kind: 'file', path: resolve(url.slice('file:'.length).replace(/^\/\/(?=\/)/, '')) }
}

function mailConfig(values: z.output<typeof environmentSchema>): MailConfig | null {
  const { SMTP_URL: smtpUrl, STAFF_EMAIL: staffEmail, PUBLIC_ORIGIN: publicOrigin } = values
  if (smtpUrl === undefined || staffEmail === undefined || publicOrigin === undefined) return null
  return { smtpUrl, staffEmail, publicOrigin, from: values.MAIL_FROM ?? staffEmail }
}
