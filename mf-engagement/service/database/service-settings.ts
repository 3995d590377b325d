import type { ServiceConfig } from '../config'
import { DataError } from '../data-error'
import type { Database } from './open-database'
import type { ServiceSettingsRow } from './tables'

/** Records the settings of the starting service that the staff's commands need: their terminal may have others. */
export async function recordSettings({ keepMonths, mail }: ServiceConfig, database: Database): Promise<void> {
  const settings = { keep_months: keepMonths, mail_from: mail?.from ?? null }
  const stored = await database.selectFrom('service_settings').selectAll().executeTakeFirst()
  // Written only when they change: a database that takes no rows for a while must not keep the service from starting.
  if (stored?.keep_months === settings.keep_months && stored.mail_from === settings.mail_from) return
  await database
    .insertInto('service_settings')
    .values({ id: 1, ...settings })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(settings))
    .execute()
}

/**
 * The settings with which the service was started last.
 * @throws DataError if no version that records them has been started yet.
 */
export async function recordedSettings(database: Database): Promise<ServiceSettingsRow> {
  const settings = await database.selectFrom('service_settings').selectAll().executeTakeFirst()
  if (settings !== undefined) return settings
  throw new DataError('settings_missing', {
    where: 'the table service_settings',
    expected: 'the settings with which the service was started',
    found: 'none',
    fix: 'Start the service of this version once, and type the command again.',
  })
}
