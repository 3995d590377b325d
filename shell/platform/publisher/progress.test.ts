import fastify from 'fastify'
import { temporarySite } from '../store/testing/temporary-site'
import { sendProgress } from './progress'

it('counts the seconds by a clock that is never set', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'Date', 'performance'] })
  const work = async () => {
    vi.setSystemTime(Date.now() - 3_600_000)
    vi.advanceTimersByTime(5000)
    return { lines: [], release: '', origin: '', findings: 0 }
  }
  const site = await temporarySite()
  const app = fastify().get('/', (_request, reply) => sendProgress(reply, site, work))
  expect((await app.inject('/')).body).toContain('still working after 5 s')
})
