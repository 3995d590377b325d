import { liftSuppression } from '../newsletter/suppression-repository'
import { addressIn } from './address'
import type { CommandArguments, InboxContext } from './command'

/** `allow ADDRESS`: lets an address sign up for the newsletter again, suppressed or on the same day, at the person's request. */
export async function allow(
  { database, signer, print }: InboxContext,
  { subject }: CommandArguments,
): Promise<void> {
  const wasSuppressed = await liftSuppression(database, signer, addressIn(subject))
  print(
    wasSuppressed
      ? 'The address may sign up again.'
      : 'The address was not suppressed. It may ask for another confirmation mail at once.',
  )
}
