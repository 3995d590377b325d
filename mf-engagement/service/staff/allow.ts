import { allow as allowAddress } from '../newsletter/suppression-repository'
import { addressIn } from './address'
import type { CommandArguments, InboxContext } from './inbox-context'

/** `allow ADDRESS`: lets a suppressed address sign up for the newsletter again, at the person's request. */
export async function allow(
  { database, signer, print }: InboxContext,
  { word }: CommandArguments,
): Promise<void> {
  const wasSuppressed = await allowAddress(database, signer, addressIn(word))
  print(wasSuppressed ? 'The address may sign up again.' : 'The address was not suppressed.')
}
