import { recordedSettings } from '../database/service-settings'
import { nameOfType } from '../inquiries/inquiry-lines'
import { outboxState } from '../outbox/outbox-repository'
import { backupTimes } from './backup-files'
import type { InboxContext } from './command'
import { textTable } from './text-table'

const day = 24 * 60 * 60 * 1000

/** `stats`: counts, the state of the mail, the age of the backups. */
export async function stats(context: InboxContext): Promise<void> {
  const { print } = context
  print(textTable(['Inquiries', 'All', 'Last 7 days'], await inquiryCounts(context)))
  print(`\n${textTable(['Newsletter', 'Opt-in', 'Addresses'], await newsletterCounts(context))}`)
  print(`Suppressed addresses: ${await suppressedCount(context)}`)
  if ((await recordedSettings(context.database)).mail_from === null)
    print('No mail server is configured: sign-ups are single opt-in, staff are not mailed.')
  const { waiting, oldestSeconds, givenUp } = await outboxState(context.database)
  const oldest = waiting === 0 ? '' : ` (oldest ${ageOf(new Date(Date.now() - oldestSeconds * 1000))})`
  print(`\nMail to the staff: ${waiting} waiting${oldest}, ${givenUp} given up in the last 7 days`)
  // If they are more than a few mistyped addresses, the mail server takes the mails to the staff only.
  const confirmations = await outboxState(context.database, 'newsletter_confirmation')
  print(`Confirmation mails given up in the last 7 days: ${confirmations.givenUp}`)
  print(await backupLine(context))
}

async function inquiryCounts({ database }: InboxContext): Promise<string[][]> {
  const weekAgo = new Date(Date.now() - 7 * day).toISOString()
  const rows = await database
    .selectFrom('inquiries')
    .select(({ fn }) => [
      'type',
      fn.countAll<number | string>().as('all'),
      fn.countAll<number | string>().filterWhere('created_at', '>', weekAgo).as('recent'),
    ])
    .groupBy('type')
    .orderBy('type')
    .execute()
  return rows.map((row) => [nameOfType(row.type), String(row.all), String(row.recent)])
}

async function newsletterCounts({ database }: InboxContext): Promise<string[][]> {
  const rows = await database
    .selectFrom('subscribers')
    .select(({ fn }) => ['status', 'opt_in', fn.countAll<number | string>().as('count')])
    .groupBy(['status', 'opt_in'])
    .orderBy('status')
    .execute()
  return rows.map((row) => [row.status, row.opt_in, String(row.count)])
}

async function suppressedCount({ database }: InboxContext): Promise<string> {
  const { count } = await database
    .selectFrom('suppressions')
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .executeTakeFirstOrThrow()
  return String(count)
}

async function backupLine({ config }: InboxContext): Promise<string> {
  const times = await backupTimes(config.dataDir)
  const [newest] = times
  const oldest = times.at(-1)
  if (newest === undefined || oldest === undefined) return 'Backups: none'
  const ages = `newest ${ageOf(newest)} old, oldest ${ageOf(oldest)} old`
  return `Backups: ${times.length}, ${ages}. A backup still holds people who were erased after it was made.`
}

function ageOf(time: Date): string {
  const hours = Math.floor((Date.now() - time.getTime()) / (60 * 60 * 1000))
  if (hours < 1) return 'under an hour'
  return hours < 48 ? `${hours} hours` : `${Math.floor(hours / 24)} days`
}
