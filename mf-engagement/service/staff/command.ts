import type { ServiceConfig } from '../config'
import type { Database } from '../database/open-database'
import type { NewsletterSigner } from '../newsletter/newsletter-signer'

/** What the staff's commands share. */
export interface InboxContext {
  config: ServiceConfig
  database: Database
  signer: NewsletterSigner
  /** Prints one or more lines. */
  print(text: string): void
}

/** The typed arguments of a command. */
export interface CommandArguments {
  /** The first argument: a table, an inquiry's id, a mail address, a date or a file. */
  subject?: string | undefined
  field?: string | undefined
  value?: string | undefined
  format?: string | undefined
  out?: string | undefined
  limit?: string | undefined
}

/** A command and the arguments that it takes. */
export interface Command {
  run: (context: InboxContext, typed: CommandArguments) => Promise<void>
  takes: (keyof CommandArguments)[]
}

/** A command that cannot be run as typed; the usage is printed below its message. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}
