/** The columns of every table: text and integers only, so that both databases store the same. Times are ISO 8601, UTC. */
export interface Tables {
  inquiries: InquiryRow
  outbox: OutboxRow
  subscribers: SubscriberRow
  suppressions: SuppressionRow
  asked_mailboxes: AskedMailboxRow
  readiness: ReadinessRow
  service_settings: ServiceSettingsRow
}

export interface InquiryRow {
  id: string
  /** `quick_inquiry`, `contact_form`, `podcast_guest`, or the type of another remote. */
  type: string
  full_name: string
  email: string
  phone: string | null
  program: string | null
  message: string | null
  expertise: string | null
  topic: string | null
  format: string | null
  /** The fields of another remote's type, as JSON (`Detail[]`). */
  details: string | null
  /** Path of the page with the form. */
  page: string | null
  /** The consent version: which privacy note the sender saw. null if the sender named none or it was not recorded yet. */
  wording: string | null
  /** Signs of an automatic sender, separated by spaces: `honeypot`, `fast`. */
  signals: string
  idempotency_key: string | null
  /** SHA-256 of the validated inquiry: distinguishes a repeated send from another inquiry with the same key. */
  request_hash: string
  created_at: string
}

export type MailKind = 'staff_inquiry' | 'newsletter_confirmation'

/** A mail to send. Its text is written from the named row when it is sent, so erasing the row erases the text. */
export interface OutboxRow {
  id: string
  kind: MailKind
  inquiry_id: string | null
  subscriber_id: string | null
  message_id: string
  /** Number of failed attempts. */
  attempts: number
  /** While a process is sending the mail: when its claim on it ends. */
  next_attempt_at: string
  last_error: string | null
  created_at: string
  sent_at: string | null
  gave_up_at: string | null
}

export type SubscriberStatus = 'pending' | 'active' | 'unsubscribed'

/** A newsletter address with the record of its consent. */
export interface SubscriberRow {
  /** Starts with the mailbox's keyed hash: the unsubscribe link can suppress the mailbox even when the row is deleted. */
  id: string
  /** Lower case. */
  email: string
  status: SubscriberStatus
  opt_in: 'single' | 'double'
  page: string | null
  /** The consent version: which text the person agreed to. */
  wording: string | null
  requested_at: string
  confirmed_at: string | null
  unsubscribed_at: string | null
}

/** A mailbox that must not get mail, as a keyed hash. It outlives the person's other data. */
export interface SuppressionRow {
  address_hash: string
  reason: 'unsubscribed' | 'erased'
  created_at: string
}

/** A mailbox that was entered for the newsletter, as a keyed hash; stored for a day, also if it is active and got no mail. */
export interface AskedMailboxRow {
  mailbox_hash: string
  asked_at: string
}

/** One row, written by each readiness check to prove that the database is writable. */
export interface ReadinessRow {
  id: number
  asked_at: string
}

/** One row: settings of the service at its last start. */
export interface ServiceSettingsRow {
  id: number
  keep_months: number
  /** The sender of its mails; null if it has no mail server. */
  mail_from: string | null
}
