import { readDetails, textOfDetail } from '../inquiries/details'
import { newsletterLinks } from '../newsletter/newsletter-links'
import { counted } from './counted'
import { toCsv } from './csv'
import { type CommandArguments, type InboxContext, UsageError } from './command'
import { writePrivateFile } from './private-file'

interface Table {
  columns: string[]
  rows: Record<string, string | null>[]
}

/** `export [inquiries|newsletter] --format csv|json [--out FILE]`. */
export async function exportRows(
  context: InboxContext,
  { subject, format, out }: CommandArguments,
): Promise<void> {
  const table = await tableOf(context, subject ?? 'inquiries')
  const parts = inFormat(format, table)
  if (out === undefined) return parts.forEach((part) => context.print(part.replace(/\n$/, '')))
  await writePrivateFile(out, parts)
  context.print(`${counted(table.rows.length, 'row', 'rows')} written to ${out}`)
}

function tableOf(context: InboxContext, what: string): Promise<Table> {
  if (what === 'inquiries') return inquiries(context)
  if (what === 'newsletter') return subscribers(context)
  throw new UsageError('export takes inquiries or newsletter')
}

function inFormat(format: string | undefined, { columns, rows }: Table): string[] {
  if (format === 'json') return toJson(rows)
  if (format === 'csv') return toCsv(columns, rows)
  throw new UsageError('export takes --format csv or --format json')
}

const toJson = (rows: Table['rows']): string[] => [
  '[',
  ...rows.map((row, index) => `${index > 0 ? ',\n' : ''}${JSON.stringify(row, null, 2)}`),
  ']',
]

/** Each column of the table, with its name in the file. */
const ofEachInquiry = [
  'id',
  'created_at as received',
  'type',
  'full_name as fullName',
  'email',
  'phone',
  'program',
  'message',
  'expertise',
  'topic',
  'format',
  'page',
  'wording',
  'signals',
] as const

async function inquiries({ database }: InboxContext): Promise<Table> {
  const stored = await database
    .selectFrom('inquiries')
    .select([...ofEachInquiry, 'details'])
    .orderBy('created_at')
    .execute()
  const rows = stored.map(({ details, ...row }) => ({ ...row, ...detailColumns(row.type, details) }))
  const names = ofEachInquiry.map((column) => column.replace(/.* as /, ''))
  return { columns: [...new Set([...names, ...rows.flatMap((row) => Object.keys(row))])], rows }
}

/** A column for each field that only this type has: `clinic_visit.day`. */
const detailColumns = (type: string, details: string | null): Record<string, string> =>
  Object.fromEntries(
    readDetails({ details }).map((detail) => [`${type}.${detail.name}`, textOfDetail(detail)]),
  )

// Active subscribers only, with the record of consent and the link that each newsletter must carry.
async function subscribers({ database, config, signer }: InboxContext): Promise<Table> {
  const links = config.publicOrigin === null ? null : newsletterLinks(config.publicOrigin, signer)
  if (links === null)
    console.warn(
      'The rows have no unsubscribe links, which each newsletter must carry. Set the address of the site: PUBLIC_ORIGIN=https://…',
    )
  const active = await database
    .selectFrom('subscribers')
    .selectAll()
    .where('status', '=', 'active')
    .orderBy('requested_at')
    .execute()
  const rows = active.map((row) => ({
    email: row.email,
    optIn: row.opt_in,
    requested: row.requested_at,
    confirmed: row.confirmed_at,
    page: row.page,
    wording: row.wording,
    unsubscribe: links === null ? null : links('unsubscribe', row.id),
  }))
  return { columns: ['email', 'optIn', 'requested', 'confirmed', 'page', 'wording', 'unsubscribe'], rows }
}
