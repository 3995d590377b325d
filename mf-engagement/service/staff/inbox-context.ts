import type { ServiceConfig } from '../config'
import type { Database } from '../database/open-database'
import type { NewsletterSigner } from '../newsletter/newsletter-signer'

/** What the staff's commands work with. */
export interface InboxContext {
  config: ServiceConfig
  database: Database
  signer: NewsletterSigner
  /** Writes one line, or several, for the person at the terminal. */
  print(text: string): void
}

/** What was typed after the command's name. */
export interface CommandArguments {
  word?: string | undefined
  format?: string | undefined
  out?: string | undefined
  limit?: string | undefined
}

/** A command was typed in a way that it cannot be carried out; the message says how it can. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}
