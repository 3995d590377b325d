import { SiteError } from '../../errors/site-error'
import { printable } from '../../errors/printable'
import { sourceFault } from './source-fault'

/** What the bundler adds to the message of an error: its place, or the errors of plugins, whose codes it replaces. */
interface BundlerFault extends Error {
  id?: string
  loc?: { file?: string }
  errors?: Error[]
}

/** The place of a thrown error: the first line of its stack. */
const origin = ({ message, stack = '' }: Error) =>
  /^ +(at .*)/m.exec(stack.slice(stack.indexOf(message) + message.length))?.[1]

/** An import that cannot be resolved; Vite itself suggests a setting that remotes do not have. */
function missingPackage({ message }: Error): SiteError | undefined {
  const [, found, file] = /failed to resolve import "(.+?)" from "(.+?)"/.exec(message) ?? []
  if (found === undefined || file === undefined) return undefined
  return sourceFault('no-package', {
    file,
    expected: "imports of the kit's modules, or of packages that the remote's package.json names",
    found: `"${found}"`,
    fix: 'A file of the remote: name it by a relative path, because aliases are not read. A package: npm install. In the workspace: name it there as "catalog:", its version in pnpm-workspace.yaml; then node run.mjs install',
  })
}

/** A failed build in words: the message, with its place if the message does not name it. */
export function buildFaultWords(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const { message, id, loc, errors = [] } = error as BundlerFault
  const known =
    [error, ...errors.map(({ cause }) => cause)].find((each) => each instanceof SiteError) ??
    missingPackage(error)
  if (known) return printable(known.words)
  const place = id ?? loc?.file ?? origin(error)
  return place === undefined || message.includes(place) ? message : `${message}\n${place}`
}
