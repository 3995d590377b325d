import { once } from 'node:events'
import { createServer } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { fakeService } from '../../server/testing/fake-service'
import { isWhole, programInNamespaces } from './own-namespaces'
import { renderSample } from './testing/render-sample'

it('runs the code of remotes without a network, if this machine can take it away', async () => {
  let isReached = false
  const url = await fakeService((_, response) => {
    isReached = true
    response.end()
  })
  await renderSample(`await fetch('${url}').catch(() => {})`)
  expect(isReached).toBe(programInNamespaces() === undefined)
})

// By its number, its group, and as one of all processes.
it.each([process.pid, 0, -1])('lets the code of remotes signal no process of others: %i', async (target) => {
  const heard = vi.fn<() => void>()
  process.on('SIGWINCH', heard)
  onTestFinished(() => void process.off('SIGWINCH', heard))
  await renderSample(`try { process.kill(${target}, 'SIGWINCH') } catch {}`)
  await wait(50)
  expect(heard.mock.calls.length > 0).toBe(!isWhole(programInNamespaces()))
})

it.runIf(process.getuid?.() === 0)('hides the sockets in /run from the code of remotes', async () => {
  const heard = vi.fn<() => void>()
  const path = `/run/render-pages-${process.pid}`
  const server = createServer().on('connection', heard)
  await once(server.listen(path), 'listening')
  onTestFinished(() => void server.close())
  await renderSample(`await new Promise((resolve) => {
    const socket = connect('${path}').once('error', resolve).once('connect', () => resolve(socket.destroy()))
  })`)
  expect(heard.mock.calls.length > 0).toBe(!isWhole(programInNamespaces()))
})
