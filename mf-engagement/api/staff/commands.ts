import { allow } from './allow'
import { backup } from './backup'
import { erase } from './erase'
import { exportRows } from './export'
import type { CommandArguments, InboxContext } from './inbox-context'
import { list } from './list'
import { retry } from './retry'
import { show } from './show'
import { stats } from './stats'

/** What the staff can do. */
export const commands: Record<string, (context: InboxContext, typed: CommandArguments) => Promise<void>> = {
  list,
  show,
  export: exportRows,
  erase,
  allow,
  retry,
  stats,
  backup,
}

export const usage = `npm run inbox -- COMMAND

  list [inquiries|newsletter] [--limit N]    the newest first
  show ID                                    one inquiry; ID as list shows it
  export [inquiries|newsletter] --format csv|json [--out FILE]
  erase ADDRESS                              removes a person; unsubscribed addresses stay suppressed
  allow ADDRESS                              lets a suppressed address sign up again
  retry [ID]                                 tries given up mails again, or one inquiry's mail
  stats                                      counts, mail, age of backups
  backup                                     a copy in DATA_DIR/backups, beside the running service`
