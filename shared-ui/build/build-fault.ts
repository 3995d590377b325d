import { BuildError } from './build-error'

/** What the bundler tells of a fault, beside its message. */
interface BundlerFault extends Error {
  id?: string
  loc?: { file?: string }
}

/** Where a thrown error came from: the first line of its stack. */
const origin = ({ message, stack = '' }: Error) =>
  /^ +(at .*)/m.exec(stack.slice(stack.indexOf(message) + message.length))?.[1]

/** A failed build in words: the message, and its place where the message does not name it. */
export function buildFault(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const { message, id, loc } = error as BundlerFault
  const place = error instanceof BuildError ? undefined : (id ?? loc?.file ?? origin(error))
  return place === undefined || message.includes(place) ? message : `${message}\n${place}`
}
