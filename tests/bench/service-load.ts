import { randomUUID } from 'node:crypto'
import { Agent, request } from 'node:http'
import { entries } from './inquiry-row'
import { median, percentile } from './percentile'

/** The result of posting for a while. */
export interface LoadResult {
  perSecond: number
  /** Milliseconds until the answer. */
  median: number
  p99: number
}

const body = JSON.stringify(entries)

/** Posts inquiries over `connections` kept-alive connections, each waiting for its answer before the next. */
export async function postForSeconds(url: string, connections: number, seconds: number): Promise<LoadResult> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const end = Date.now() + seconds * 1000
  const times: number[] = []
  const post = async () => {
    while (Date.now() < end) {
      const start = performance.now()
      const status = await send(`${url}/api/inquiries`, agent)
      if (status !== 201) throw new Error(`the service answered ${status}`)
      times.push(performance.now() - start)
    }
  }
  await Promise.all(Array.from({ length: connections }, post))
  agent.destroy()
  return { perSecond: times.length / seconds, median: median(times), p99: percentile(times, 0.99) }
}

function send(url: string, agent: Agent): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const headers = {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      'idempotency-key': randomUUID(),
      'x-form-page': '/contact',
    }
    const outgoing = request(url, { agent, method: 'POST', headers }, (answer) => {
      answer.resume()
      answer.on('end', () => resolve(answer.statusCode))
    })
    outgoing.on('error', reject)
    outgoing.end(body)
  })
}
