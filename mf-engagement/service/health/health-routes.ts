import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { Database } from '../database/open-database'
import { outboxAlarmSeconds, type OutboxState, outboxState } from '../outbox/outbox-repository'
import type { ServiceParts } from '../service-parts'
import { isStopping } from '../stopping'

/** `/healthz`, `/readyz` and `/metrics`, on the service's own port only: the web server forwards nothing but `/api/*`. */
export function healthRoutes(app: FastifyInstance, parts: ServiceParts): void {
  app.get('/healthz', async () => ({ status: 'ok' }))

  app.get('/readyz', async ({ log }, reply) => {
    const readiness = isStopping(app) ? { status: 'stopping' } : await readinessOf(parts, log)
    const takesInquiries = readiness.status === 'ok' || readiness.status === 'degraded'
    return reply.code(takesInquiries ? 200 : 503).send(readiness)
  })

  app.get('/metrics', async (_, reply) => {
    await measureOutbox(parts)
    const text = await parts.metrics.registry.metrics()
    return reply.type(parts.metrics.registry.contentType).send(text)
  })

  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'unknown'
    const labels = { method: request.method, route, status: reply.statusCode }
    parts.metrics.requests.observe(labels, reply.elapsedTime / 1000)
  })
}

/**
 * A stuck outbox is `degraded` with status 200, not 503: the service still takes inquiries, which a load balancer that
 * removed it would lose.
 */
async function readinessOf(
  parts: ServiceParts,
  log: FastifyBaseLogger,
): Promise<{ status: string; database: string; outbox?: OutboxState }> {
  try {
    await writeRow(parts.database)
    const outbox = await mailState(parts)
    const isLate = outbox.givenUp > 0 || outbox.oldestSeconds > outboxAlarmSeconds
    return { status: isLate ? 'degraded' : 'ok', database: 'ok', outbox }
  } catch (error) {
    log.error({ event: 'not_ready', err: error })
    return { status: 'unavailable', database: 'unavailable' }
  }
}

/** Writes a row, because only a real write detects a full disk. */
async function writeRow(database: Database): Promise<void> {
  const asked_at = new Date().toISOString()
  await database
    .insertInto('readiness')
    .values({ id: 1, asked_at })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ asked_at }))
    .execute()
}

/** Without a mail server no mail is late or given up: the staff read with `list`. */
async function mailState({ database, outbox }: ServiceParts): Promise<OutboxState> {
  const state = await outboxState(database)
  return outbox === null ? { ...state, oldestSeconds: 0, givenUp: 0 } : state
}

async function measureOutbox(parts: ServiceParts): Promise<void> {
  const { metrics } = parts
  const state = await mailState(parts).catch(() => null)
  // Without the database these values are unknown (NaN, not the last ones); the other metrics are still useful.
  metrics.waiting.set(state?.waiting ?? Number.NaN)
  metrics.oldest.set(state?.oldestSeconds ?? Number.NaN)
  metrics.givenUp.set(state?.givenUp ?? Number.NaN)
}
