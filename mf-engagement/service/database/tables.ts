/** The columns of every table: text and integers only, so that both databases keep the same. Times are ISO 8601, UTC. */
export interface Tables {
  inquiries: InquiryRow
  outbox: OutboxRow
  subscribers: SubscriberRow
  suppressions: SuppressionRow
  asked_mailboxes: AskedMailboxRow
  readiness: ReadinessRow
}

export type InquiryType = 'quick_inquiry' | 'contact_form' | 'podcast_guest'

export interface InquiryRow {
  id: string
  type: InquiryType
  full_name: string
  email: string
  phone: string | null
  program: string | null
  message: string | null
  expertise: string | null
  topic: string | null
  format: string | null
  /** Path of the page that the form stood on. */
  page: string | null
  /** Version of the words beside the form; null where the sender named none, or came before they were recorded. */
  wording: string | null
  /** What looked automatic, separated by spaces: `honeypot`, `fast`. */
  signals: string
  idempotency_key: string | null
  /** SHA-256 of the validated inquiry: tells a repeated send from another inquiry under the same key. */
  request_hash: string
  created_at: string
}

export type MailKind = 'staff_inquiry' | 'newsletter_confirmation'

/** A mail to be sent. Its words are made from the row it names when it is sent, so erasing the row erases them. */
export interface OutboxRow {
  id: string
  kind: MailKind
  inquiry_id: string | null
  subscriber_id: string | null
  message_id: string
  /** How often sending failed. */
  attempts: number
  /** While a process is sending: until when the mail is its own. */
  next_attempt_at: string
  last_error: string | null
  created_at: string
  sent_at: string | null
  gave_up_at: string | null
}

export type SubscriberStatus = 'pending' | 'active' | 'unsubscribed'

/** A newsletter address with the record of its consent. */
export interface SubscriberRow {
  /** Begins with the mailbox's keyed hash: the link to unsubscribe still says what to suppress when the row is gone. */
  id: string
  /** Lower case. */
  email: string
  status: SubscriberStatus
  opt_in: 'single' | 'double'
  page: string | null
  /** Version of the words that the person agreed to. */
  wording: string | null
  requested_at: string
  confirmed_at: string | null
  unsubscribed_at: string | null
}

/** A mailbox that must not be written to, as a keyed hash: it outlives the person's other data. */
export interface SuppressionRow {
  address_hash: string
  reason: 'unsubscribed' | 'erased'
  created_at: string
}

/** A mailbox that was asked for its confirmation, as a keyed hash; kept for a day. */
export interface AskedMailboxRow {
  mailbox_hash: string
  asked_at: string
}

/** One row, written whenever somebody asks whether the database can be written to. */
export interface ReadinessRow {
  id: number
  asked_at: string
}
