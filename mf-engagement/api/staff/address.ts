import { UsageError } from './inbox-context'

/** The mail address that was typed, as addresses are compared: in lower case. */
export function addressIn(words: string[]): string {
  const [address] = words
  if (address === undefined || !address.includes('@')) throw new UsageError('name the person by mail address')
  return address.trim().toLowerCase()
}
