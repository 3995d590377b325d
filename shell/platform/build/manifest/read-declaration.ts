import type { Remote } from 'contract/remote'
import * as z from 'zod'
import { describeIssue } from '../../errors/checked-json'
import { importBuilt, moduleFails } from './load-built-module'
import { contractBroken, sourceFault } from '../source/source-fault'

const callable = z.custom((value) => typeof value === 'function', 'expected a function')

/** The keys that the build reads; `manifestSchema` checks their values. */
const declarationSchema = z.strictObject({
  name: z.string(),
  pages: z.array(
    z.strictObject({
      path: z.string(),
      params: z.array(z.record(z.string(), z.string())).optional(),
      metadata: callable,
      data: callable.optional(),
      load: callable,
    }),
  ),
  slots: z.record(
    z.string(),
    z.strictObject({ load: callable, hydrate: z.string(), props: z.unknown().optional() }),
  ),
  offers: z
    .record(
      z.string(),
      z.strictObject({ props: z.unknown().optional(), essential: z.literal(true).optional() }),
    )
    .optional(),
  navigation: z.array(z.unknown()),
  forms: z.record(z.string(), z.looseObject({})).optional(),
  calls: z.unknown().optional(),
})

const faultsOf = (issue: z.core.$ZodIssue): string[] =>
  issue.code === 'unrecognized_keys'
    ? issue.keys.map((key) => `${[...issue.path, key].join('.')}, which is no key of it`)
    : [describeIssue(issue)]

/**
 * The declaration of a remote, from its server build.
 * @throws SiteError `module-fails`, `no-remote` or `contract-broken`, which names each key
 */
export async function readDeclaration(serverDir: string): Promise<Remote> {
  const { default: declared } = await importBuilt(serverDir, 'remote.js').catch((error: unknown) => {
    throw moduleFails(serverDir, 'src/remote.tsx', error)
  })
  if (typeof declared !== 'object' || declared === null)
    throw sourceFault('no-remote', {
      file: 'src/remote.tsx',
      expected: '`export default defineRemote({ … })`',
      found: declared === undefined ? 'no default export' : `one of type ${typeof declared}`,
      fix: 'Export what the remote declares as the default of src/remote.tsx.',
    })
  const { error } = declarationSchema.safeParse(declared, { reportInput: true })
  if (error) throw contractBroken(error.issues.flatMap(faultsOf))
  return declared as Remote
}
