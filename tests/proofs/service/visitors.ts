import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { postTo } from 'inquiry-service/testing/test-service'

/** Lets `count` visitors post at the same time to the address that `url` returns, each inquiry until it is acknowledged. */
export function sendVisitors(count: number, url: () => string) {
  const acknowledged: { key: string; id: string; fullName: string }[] = []
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
    /** The inquiries whose acknowledgement a visitor has seen. */
    acknowledged,
    /** Posts without an answer so far. */
    inFlight: () => inFlight,
    /** Resolves when every visitor's last inquiry is acknowledged. */
    async leave() {
      isLeaving = true
      await visits
    },
    /** Stops at once, acknowledged or not. */
    giveUp: () => patience.abort(),
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
