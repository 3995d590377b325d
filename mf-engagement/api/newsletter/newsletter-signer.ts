import { createHmac, timingSafeEqual } from 'node:crypto'

/** What a link lets its holder do. */
export type LinkPurpose = 'confirm' | 'unsubscribe'

/** Signs links and hashes addresses with the service's secret key. */
export interface NewsletterSigner {
  /** A token that names a subscriber and cannot be guessed. */
  tokenFor(purpose: LinkPurpose, subscriberId: string): string
  /** The subscriber that a genuine token names, else null. */
  subscriberOf(purpose: LinkPurpose, token: string): string | null
  /** An address as it stands in the suppression list: comparable, not readable. */
  hashOfAddress(email: string): string
}

/** The signer for one key. */
export function newsletterSigner(key: Buffer): NewsletterSigner {
  const sign = (use: string, value: string) =>
    createHmac('sha256', key).update(`${use}:${value}`).digest('base64url')
  return {
    tokenFor: (purpose, subscriberId) => `${subscriberId}.${sign(purpose, subscriberId)}`,
    subscriberOf(purpose, token) {
      const [subscriberId = '', signature = ''] = token.split('.', 2)
      return isEqual(signature, sign(purpose, subscriberId)) ? subscriberId : null
    },
    hashOfAddress: (email) => sign('address', email.toLowerCase()),
  }
}

function isEqual(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)]
  return left.length === right.length && timingSafeEqual(left, right)
}
