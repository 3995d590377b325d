import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'

/** The metrics of one running service. */
export type Metrics = ReturnType<typeof createMetrics>

/** Metrics in the Prometheus format. */
export function createMetrics() {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  return {
    registry,
    waiting: new Gauge({ name: 'outbox_waiting', help: 'Staff mails not sent yet', registers }),
    oldest: new Gauge({
      name: 'outbox_oldest_seconds',
      help: 'Age of the staff mail waiting longest',
      registers,
    }),
    givenUp: new Gauge({
      name: 'outbox_given_up',
      help: 'Staff mails given up in the last 7 days',
      registers,
    }),
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
