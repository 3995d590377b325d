import { allow } from './allow'
import { backup } from './backup'
import { copy } from './copy'
import { correct } from './correct'
import { erase } from './erase'
import { exportRows } from './export'
import { forget } from './forget'
import type { CommandArguments, InboxContext } from './inbox-context'
import { list } from './list'
import { retry } from './retry'
import { show } from './show'
import { stats } from './stats'
import { unsubscribe } from './unsubscribe'

/** A command and the arguments that it takes. */
export interface Command {
  run: (context: InboxContext, typed: CommandArguments) => Promise<void>
  takes: (keyof CommandArguments)[]
}

/** The staff's commands. */
export const commands: Record<string, Command> = {
  list: { run: list, takes: ['word', 'limit'] },
  show: { run: show, takes: ['word'] },
  correct: { run: correct, takes: ['word', 'field', 'value'] },
  export: { run: exportRows, takes: ['word', 'format', 'out'] },
  erase: { run: erase, takes: ['word'] },
  forget: { run: forget, takes: ['word'] },
  unsubscribe: { run: unsubscribe, takes: ['word'] },
  allow: { run: allow, takes: ['word'] },
  retry: { run: retry, takes: ['word'] },
  copy: { run: copy, takes: ['word'] },
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
  allow ADDRESS                              lets a suppressed address sign up again
  retry [ID]                                 tries given up mails again, or one inquiry's mail
  copy FILE                                  adds the rows of a database file, after a move to PostgreSQL
  stats                                      counts, mail, age of backups
  backup                                     a copy in DATA_DIR/backups, while the service runs`
