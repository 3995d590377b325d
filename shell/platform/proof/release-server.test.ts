import { once } from 'node:events'
import { connect } from 'node:net'
import { readConfig } from '../config'
import { sampleSite } from '../server/testing/sample-site'
import { liveMove } from '../store/moves/pointer'
import { readRelease } from '../store/releases/release'
import { startServer } from './release-server'

it('stops at once, although a page that loops has left connections open', async () => {
  const site = await sampleSite()
  const release = await readRelease(site, (await liveMove(site))?.release ?? '')
  const { url, show, stop } = await startServer(site, readConfig({ SITE_DIR: site.root }))
  show(release)
  const socket = connect(Number(new URL(url).port), '127.0.0.1')
  socket.on('error', () => {})
  await once(socket, 'connect')
  socket.write('GET /about HTTP/1.1\r\nHost: a\r\n')
  const started = performance.now()
  await stop()
  expect(performance.now() - started).toBeLessThan(5000)
})
