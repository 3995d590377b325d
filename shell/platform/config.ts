import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import * as z from 'zod'
import { SiteError } from './errors/site-error'

const port = z.coerce.number('a port number').int().min(0).max(65535)
const flags = new Map(Object.entries({ true: true, 1: true, false: false, 0: false }))
// Fastify takes no range of all addresses: that is `true`.
const address = z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()]).refine((value) => !value.endsWith('/0'))
const proxies = z
  .string()
  .transform((value) => flags.get(value.toLowerCase()) ?? value.split(/\s*,\s*/))
  .refine((value) => typeof value === 'boolean' || value.every((entry) => address.safeParse(entry).success), {
    error: 'true for all addresses, false, or some such as 10.0.0.0/8,192.168.1.5',
  })
const origin = z
  .url({ protocol: /^https?$/, error: 'an address such as https://college.example' })
  .transform((value) => new URL(value).origin)

/** Whether a store can be opened at this address: `file://srv/site` names a host, not a folder. */
function isStoreAddress(url: string): boolean {
  try {
    if (!url.startsWith('file:')) return /^postgres(?:ql)?:$/.test(new URL(url).protocol)
    fileURLToPath(url)
    return true
  } catch {
    return false
  }
}

/** All settings of the web server and the publisher; each is optional. */
const configSchema = z.object({
  PORT: port.optional(),
  HOST: z.string().default('127.0.0.1'),
  SITE_DIR: z
    .string()
    .default('.site')
    .transform((dir) => resolve(dir)),
  /** Set if several machines share the site; SITE_DIR is then this machine's mirror of it. */
  SITE_STORE: z
    .string()
    .trim()
    .refine(isStoreAddress, {
      error:
        'postgres://user@host/database (signs such as # / ? in a password as %23 %2F %3F), or file:///a/folder/that/all/machines/reach',
    })
    .optional(),
  /** For the publisher: the file of CI runs that need no token. */
  SITE_CI: z.string().optional(),
  /** For the publisher: the address of its previews, and their port. */
  PREVIEW_ORIGIN: origin.optional(),
  PREVIEW_PORT: port.default(8071),
  PUBLIC_ORIGIN: origin.optional(),
  API_URL: z
    .url({ protocol: /^https?$/, error: 'the address of the inquiry service, such as http://127.0.0.1:8081' })
    .optional(),
  /** The service takes the same values: `npm start` passes its environment on. */
  TRUST_PROXY: proxies.default(false),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
      error: 'fatal, error, warn, info, debug, trace or silent',
    })
    .default('info'),
})

/** The environment variables of the settings. */
export const settingNames: string[] = configSchema.keyof().options

export type Config = z.infer<typeof configSchema> & { PORT: number }

/** A value without its password, which the value of SITE_STORE or API_URL can hold: the line may be kept in a log. */
const shown = (value = '') =>
  JSON.stringify(value.replace(/^(\w+:\/\/)?.*@/s, '$1…@').replace(/password=[^&]*/gi, 'password=…'))

/** Reads the settings from the environment; an empty value counts as unset. Each server has its own `defaultPort`. @throws SiteError that names every unusable setting */
export function readConfig(environment: NodeJS.ProcessEnv, defaultPort = 8080): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const parsed = configSchema.safeParse(given)
  if (parsed.success) return { PORT: defaultPort, ...parsed.data }
  const lines = parsed.error.issues.map(({ path, message }) => {
    const key = String(path[0])
    return `  ${key}: expected ${message}; found ${shown(given[key])}`
  })
  throw new SiteError(
    'config-invalid',
    `These settings cannot be used:\n${lines.join('\n')}`,
    'Set them in the environment, or leave them out for the defaults.',
  )
}
