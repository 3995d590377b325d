import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { postTo } from 'inquiry-service/testing/test-service'

/** An inquiry whose acknowledgement a visitor has seen. */
interface AcknowledgedInquiry {
  key: string
  id: string
  fullName: string
}

/** Visitors who send inquiries at the same time, and send an inquiry again until it is acknowledged. */
export interface Visitors {
  acknowledged: AcknowledgedInquiry[]
  /** Posts without an answer so far. */
  inFlight(): number
  /** Resolves when every visitor's last inquiry is acknowledged. */
  leave(): Promise<void>
  /** Stops at once, acknowledged or not. */
  giveUp(): void
}

/** Lets `count` visitors post to the address that `url` returns, each one inquiry after the other. */
export function sendVisitors(count: number, url: () => string): Visitors {
  const acknowledged: AcknowledgedInquiry[] = []
  const patience = new AbortController()
  let isLeaving = false
  let inFlight = 0

  async function visit(visitor: number): Promise<void> {
    for (let inquiry = 0; !isLeaving; inquiry++) {
      const key = randomUUID()
      const fullName = `Visitor ${visitor} ${inquiry}`
      inFlight++
      const id = await sendUntilAcknowledged(url, key, fullName, patience.signal)
      if (id === null) return
      inFlight--
      acknowledged.push({ key, id, fullName })
      await wait(Math.random() * 40)
    }
  }

  const visits = Promise.all(Array.from({ length: count }, (_, visitor) => visit(visitor)))
  return {
    acknowledged,
    inFlight: () => inFlight,
    async leave() {
      isLeaving = true
      await visits
    },
    giveUp: () => {
      isLeaving = true
      patience.abort()
    },
  }
}

/** The id of the stored inquiry; null if the visitor gave up first. */
async function sendUntilAcknowledged(
  url: () => string,
  key: string,
  fullName: string,
  patience: AbortSignal,
): Promise<string | null> {
  const entries = {
    type: 'contact_form',
    fullName,
    email: 'visitor@mail.example',
    message: `The message of ${fullName}`,
  }
  while (!patience.aborted) {
    try {
      const answer = await postTo(url())('/api/inquiries', entries, { 'idempotency-key': key })
      if (answer.status !== 201) throw new Error(`unexpected status ${answer.status}: ${await answer.text()}`)
      const { id } = await answer.json()
      return String(id)
    } catch (error) {
      // fetch reports a lost connection as a TypeError, and a truncated body as a TypeError or a SyntaxError.
      if (!(error instanceof TypeError || error instanceof SyntaxError)) throw error
      await wait(10)
    }
  }
  return null
}
