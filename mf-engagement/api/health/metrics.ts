import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { Database } from '../database/open-database'
import { outboxState } from '../outbox/outbox-repository'

/** The service's counters, one set for each running service. */
export type Metrics = ReturnType<typeof createMetrics>

/** Counters in the Prometheus format; the outbox is looked at when it is asked for. */
export function createMetrics(database: Database) {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  watchOutbox(registry, database)
  return {
    registry,
    requests: new Histogram({
      name: 'http_request_duration_seconds',
      help: 'Time to answer',
      labelNames: ['method', 'route', 'status'],
      buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
      registers,
    }),
    inquiries: new Counter({
      name: 'inquiries_total',
      help: 'Inquiries acknowledged, by form; repeated: the same form sent again',
      labelNames: ['type', 'outcome'],
      registers,
    }),
    signUps: new Counter({
      name: 'newsletter_sign_ups_total',
      help: 'Newsletter sign-ups acknowledged',
      labelNames: ['outcome'],
      registers,
    }),
    mails: new Counter({
      name: 'outbox_mails_total',
      help: 'Attempts to send a mail',
      labelNames: ['kind', 'outcome'],
      registers,
    }),
  }
}

function watchOutbox(registry: Registry, database: Database): void {
  const gauge = (name: string, help: string) => new Gauge({ name, help, registers: [registry] })
  const oldest = gauge('outbox_oldest_seconds', 'Age of the staff mail that waits longest')
  const givenUp = gauge('outbox_given_up', 'Staff mails given up')
  new Gauge({
    name: 'outbox_waiting',
    help: 'Staff mails not sent yet',
    registers: [registry],
    async collect() {
      const state = await outboxState(database, new Date())
      this.set(state.waiting)
      oldest.set(state.oldestSeconds)
      givenUp.set(state.givenUp)
    },
  })
}
