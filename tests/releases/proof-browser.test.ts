import { spawnSync } from 'node:child_process'
import { createSocket } from 'node:dgram'
import { once } from 'node:events'
import { join } from 'node:path'
import { openBrowser } from 'platform/proof/browser'
import { fakeService } from 'platform/server/testing/fake-service'
import { onTestFinished } from 'vitest'
import { chromiumLaunch } from '../setup/browsers'
import { root, typescript } from '../setup/workspace'

it('the browser of a publish reaches the servers of the proof, and no other server of the machine', async () => {
  const heard = new Set<string>()
  const start = async (name: string) => {
    const url = await fakeService((_, response) => {
      heard.add(name)
      response.setHeader('access-control-allow-origin', '*').end()
    })
    return new URL(url)
  }
  const [own, other] = [await start('own'), await start('other')]
  const { browser, end } = await openBrowser(chromiumLaunch().executablePath ?? '', [own.host])
  onTestFinished(end)
  const page = await browser.newPage()
  await page.goto(own.href)
  for (const host of [other.host, `localhost:${other.port}`, `0.0.0.0:${other.port}`])
    await page.evaluate((url) => fetch(url).catch(() => {}), `http://${host}`)
  await page.goto(other.href).catch(() => {})
  expect([...heard]).toEqual(['own'])
})

it('a page of a build reaches no other server by a peer connection', async () => {
  const server = createSocket('udp4').bind(0, '127.0.0.1')
  await once(server, 'listening')
  const asked = once(server, 'message')
  const { browser, end } = await openBrowser(chromiumLaunch().executablePath ?? '', [])
  onTestFinished(() => end().then(() => void server.close()))
  const page = await browser.newPage()
  const ended = page.evaluate(async (urls) => {
    const peer = new RTCPeerConnection({ iceServers: [{ urls }] })
    peer.createDataChannel('')
    await peer.setLocalDescription()
    while (peer.iceGatheringState !== 'complete')
      await new Promise((resolve) => peer.addEventListener('icegatheringstatechange', resolve))
    return 'ended'
  }, `stun:127.0.0.1:${server.address().port}`)
  expect(await Promise.race([asked, ended])).toBe('ended')
})

it('ends no process if the browser has ended: its id may belong to another', async () => {
  const { browser, end } = await openBrowser(chromiumLaunch().executablePath ?? '', [])
  await browser.close()
  const kill = vi.spyOn(process, 'kill').mockReturnValue(true)
  onTestFinished(() => kill.mockRestore())
  await end()
  expect(kill).not.toHaveBeenCalled()
})

// The user's group is not mapped in this namespace, so the kernel lets the user create no further namespace.
const asUser = ['--user', '--map-user=1000']
const hasUsers = spawnSync('unshare', [...asUser, 'true']).status === 0

it.runIf(hasUsers)('says that a user who may create no namespaces gets a browser without a sandbox', () => {
  const script = `
    import { openBrowser } from 'platform/proof/browser'
    const { browser, end } = await openBrowser(${JSON.stringify(chromiumLaunch().executablePath)}, [])
    console.log('pages:', (await browser.newPage()) ? 1 : 0)
    await end()`
  const args = [...asUser, process.execPath, ...typescript, '--input-type=module', '--eval', script]
  const { stdout, stderr } = spawnSync('unshare', args, { cwd: join(root, 'tests'), encoding: 'utf8' })
  expect([stdout, stderr]).toEqual(['pages: 1\n', expect.stringContaining('without its sandbox')])
})
