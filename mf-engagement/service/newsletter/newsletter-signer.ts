import { createHmac, timingSafeEqual } from 'node:crypto'
import { mailboxOf } from './mailbox'

/** What a link lets its holder do. */
export type LinkPurpose = 'confirm' | 'unsubscribe'

/** Signs links and hashes addresses with the service's secret key. */
export interface NewsletterSigner {
  /** A token that names a subscriber and cannot be guessed. */
  tokenFor(purpose: LinkPurpose, subscriberId: string): string
  /** The subscriber that a genuine token names, else null. */
  subscriberOf(purpose: LinkPurpose, token: string): string | null
  /** The id of an address's row: it begins with `mailboxHashIn`. */
  idOf(email: string): string
  /** The mailbox of an address as it stands in the suppression list: comparable, not readable. */
  hashOfMailbox(email: string): string
  /** As `hashOfMailbox`, for one address of the mailbox: suppressions were of addresses once. */
  hashOfAddress(email: string): string
}

/** Characters of a hash: a SHA-256 in base64url. */
export const hashLength = 43

/** The mailbox of a row, from the row's id; of the address alone, where the id is from before mailboxes were told apart. */
export const mailboxHashIn = (subscriberId: string) => subscriberId.slice(0, hashLength)

/** The signer for one key. */
export function newsletterSigner(key: Buffer): NewsletterSigner {
  const sign = (use: string, value: string) =>
    createHmac('sha256', key).update(`${use}:${value}`).digest('base64url')
  const hashOfAddress = (email: string) => sign('address', email.toLowerCase())
  const hashOfMailbox = (email: string) => hashOfAddress(mailboxOf(email))
  return {
    tokenFor: (purpose, subscriberId) => `${subscriberId}.${sign(purpose, subscriberId)}`,
    subscriberOf(purpose, token) {
      const [subscriberId = '', signature = '', ...more] = token.split('.')
      if (more.length > 0) return null
      return isEqual(signature, sign(purpose, subscriberId)) ? subscriberId : null
    },
    idOf(email) {
      const [mailbox, address] = [hashOfMailbox(email), hashOfAddress(email)]
      return mailbox === address ? mailbox : mailbox + address
    },
    hashOfMailbox,
    hashOfAddress,
  }
}

function isEqual(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)]
  return left.length === right.length && timingSafeEqual(left, right)
}
