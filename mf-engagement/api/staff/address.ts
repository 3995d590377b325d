import { UsageError } from './inbox-context'

/** The mail address that was typed, as addresses are compared: in lower case. */
export function addressIn(words: string[]): string {
  const [address, ...others] = words
  if (address === undefined || !address.includes('@')) throw new UsageError('name the person by mail address')
  if (others.length > 0) throw new UsageError(`one mail address at a time; found also ${others.join(' ')}`)
  return address.trim().toLowerCase()
}
