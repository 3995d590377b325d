/**
 * The mailbox that an address most likely leads to: without what stands between `+` and `@`, in lower case. For limits and
 * suppression only; mails go to the address as it was given.
 */
export function mailboxOf(address: string): string {
  return address.toLowerCase().replace(/^([^+@]+)\+[^@]*@/, '$1@')
}
