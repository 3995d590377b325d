import { createHmac, timingSafeEqual } from 'node:crypto'
import { mailboxOf } from './mailbox'

/** What a link does. */
export type LinkPurpose = 'confirm' | 'unsubscribe'

/** Signs links and hashes addresses with the service's secret key. */
export interface NewsletterSigner {
  /** A token that names a subscriber and cannot be forged. */
  tokenFor(purpose: LinkPurpose, subscriberId: string): string
  /** The subscriber that a valid token names, else null. */
  subscriberOf(purpose: LinkPurpose, token: string): string | null
  /** The id of an address's row: the hash of its mailbox; then that of the address, if it differs because of a `+tag`. */
  idOf(email: string): string
  /** The hash of an address's mailbox, as the suppression list stores it. */
  hashOfMailbox(email: string): string
  /** The hash of the address itself: old suppressions are of addresses, not of mailboxes. */
  hashOfAddress(email: string): string
}

/** Length of a SHA-256 hash in base64url. */
export const hashLength = 43

/** The hash with which a row's id starts: of its mailbox, but in old rows, which hold only one hash, of its address. */
export const mailboxHashIn = (subscriberId: string) => subscriberId.slice(0, hashLength)

/** A signer with this key. */
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
    idOf: (email) => [...new Set([hashOfMailbox(email), hashOfAddress(email)])].join(''),
    hashOfMailbox,
    hashOfAddress,
  }
}

function isEqual(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)]
  return left.length === right.length && timingSafeEqual(left, right)
}
