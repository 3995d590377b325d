import { allow } from './allow'
import { backup } from './backup'
import { copy } from './copy'
import { correct } from './correct'
import { erase } from './erase'
import { exportRows } from './export'
import { forget } from './forget'
import type { Command } from './command'
import { list } from './list'
import { retry } from './retry'
import { show } from './show'
import { stats } from './stats'
import { unsubscribe } from './unsubscribe'

/** The staff's commands. */
export const commands: Record<string, Command> = {
  list: { run: list, takes: ['subject', 'limit'] },
  show: { run: show, takes: ['subject'] },
  correct: { run: correct, takes: ['subject', 'field', 'value'] },
  export: { run: exportRows, takes: ['subject', 'format', 'out'] },
  erase: { run: erase, takes: ['subject'] },
  forget: { run: forget, takes: ['subject'] },
  unsubscribe: { run: unsubscribe, takes: ['subject'] },
  allow: { run: allow, takes: ['subject'] },
  retry: { run: retry, takes: ['subject'] },
  copy: { run: copy, takes: ['subject'] },
  stats: { run: stats, takes: [] },
  backup: { run: backup, takes: [] },
}

export const usage = `npm run inbox -- COMMAND

  list [inquiries|newsletter] [--limit N]    the newest first
  list ADDRESS                               every inquiry and newsletter address of a person
  show ID                                    one inquiry; ID as list shows it
  correct ID FIELD VALUE                     replaces an entry, such as: email someone@mail.example
  export [inquiries|newsletter] --format csv|json [--out FILE]
  erase ADDRESS                              removes a person; unsubscribed addresses stay suppressed
  forget TODAY                               deletes what is too old, where the service refuses to
  unsubscribe ADDRESS                        ends the newsletter of a person, and keeps the inquiries
  allow ADDRESS                              lets an address sign up again, also on the same day
  retry [ID]                                 tries failed mails again, or one inquiry's mail
  copy FILE                                  adds the rows of a database file, after a move to PostgreSQL
  stats                                      counts, mail, age of backups
  backup                                     a copy in DATA_DIR/backups, while the service runs`
