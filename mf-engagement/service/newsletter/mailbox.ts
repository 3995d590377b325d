/**
 * The mailbox that an address most likely belongs to: lower case, without a `+tag`. For limits and suppression only; mails
 * go to the address as given.
 */
export function mailboxOf(address: string): string {
  return address.toLowerCase().replace(/^([^+@]+)\+[^@]*@/, '$1@')
}
