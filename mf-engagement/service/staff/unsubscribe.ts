import { unsubscribe as unsubscribeRow } from '../newsletter/subscriber-repository'
import { addressIn } from './address'
import type { CommandArguments, InboxContext } from './command'

/** `unsubscribe ADDRESS`: ends a person's newsletter at their request, as the link in a mail does. */
export async function unsubscribe(
  { database, signer, print }: InboxContext,
  { subject }: CommandArguments,
): Promise<void> {
  const email = addressIn(subject)
  const row = await database
    .selectFrom('subscribers')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirst()
  await unsubscribeRow(database, signer, row?.id ?? signer.idOf(email))
  print(
    row === undefined
      ? `No newsletter address ${email} is stored: check it (npm run inbox -- list newsletter). It cannot sign up any more.`
      : `${email} gets no newsletter any more. Its inquiries stay.`,
  )
}
