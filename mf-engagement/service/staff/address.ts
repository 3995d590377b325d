import { UsageError } from './inbox-context'

/** The mail address that was typed, as addresses are compared: in lower case. */
export function addressIn(word: string | undefined): string {
  if (word === undefined || !word.includes('@')) throw new UsageError('name the person by mail address')
  return word.trim().toLowerCase()
}
