import type { ServiceConfig } from './config'
import type { Database } from './database/open-database'
import type { Metrics } from './metrics'
import type { NewsletterSigner } from './newsletter/newsletter-signer'
import type { OutboxWorker } from './outbox/outbox-worker'

/** What the routes share. */
export interface ServiceParts {
  config: ServiceConfig
  database: Database
  signer: NewsletterSigner
  metrics: Metrics
  /** null if no mail server is configured. */
  outbox: OutboxWorker | null
}
