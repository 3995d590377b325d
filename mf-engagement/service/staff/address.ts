import { UsageError } from './command'

/** The typed mail address in lower case, as addresses are compared. */
export function addressIn(word: string | undefined): string {
  const address = word?.trim().toLowerCase() ?? ''
  if (!/^[^\s<>]+@[^\s<>]+$/.test(address))
    throw new UsageError('name the person by mail address alone, such as someone@mail.example')
  return address
}
