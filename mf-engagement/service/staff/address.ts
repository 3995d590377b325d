import { UsageError } from './command'

/** The typed mail address in lower case, as addresses are compared. */
export function addressIn(word: string | undefined): string {
  if (word === undefined || !word.includes('@')) throw new UsageError('name the person by mail address')
  return word.trim().toLowerCase()
}
