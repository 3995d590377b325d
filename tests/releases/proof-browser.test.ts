import { spawnSync } from 'node:child_process'
import { createSocket } from 'node:dgram'
import { once } from 'node:events'
import { join } from 'node:path'
import { openBrowser } from 'platform/proof/browser'
import { sendForm } from 'platform/proof/send-form'
import { fakeService } from 'platform/server/testing/fake-service'
import { chromiumLaunch } from '../setup/browsers'
import { root, typescript } from '../setup/workspace'

/** A page of a browser that reaches `hosts` only, until the test ends. */
async function openPage(...hosts: string[]) {
  const { browser, end } = await openBrowser(chromiumLaunch().executablePath ?? '', hosts)
  onTestFinished(end)
  return browser.newPage()
}

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
  const page = await openPage(own.host)
  await page.goto(own.href)
  for (const host of [other.host, `localhost:${other.port}`, `0.0.0.0:${other.port}`])
    await page.evaluate((url) => fetch(url).catch(() => {}), `http://${host}`)
  await page.goto(other.href).catch(() => {})
  expect([...heard]).toEqual(['own'])
})

/** A form whose selects become comboboxes, as the kit's do: one while the field before it is filled in, one unless it has the focus. */
const visitForm = `
  <form action="/forms/visit">
    <input name="name"><select name="tea"><option>Tea</option><option>Tulsi</option></select>
    <select name="day"><option>Day</option><option>Monday</option></select>
    <textarea name="message"></textarea><button type="submit">Send</button>
  </form>
  <p id="visit-thanks">Thank you.</p>
  <script>
    const form = document.forms[0]
    form.__reactFiber$ = 'hydrated'
    const { name, tea, day } = form.elements
    const replace = (select) =>
      (select.outerHTML = '<div role="combobox" tabindex="0">Choose</div><input type="hidden" name="' + select.name + '">')
    name.addEventListener('input', () => replace(tea), { once: true })
    day.getAttribute = (attribute) => {
      if (document.activeElement !== day) queueMicrotask(() => replace(day))
      return Element.prototype.getAttribute.call(day, attribute)
    }
    form.onsubmit = (event) => {
      event.preventDefault()
      const body = JSON.stringify(Object.fromEntries(new FormData(form)))
      fetch('/api/visits', { method: 'POST', headers: { 'content-type': 'application/json' }, body })
    }
  </script>`

/** Fills in and sends the form of a page with this HTML. @returns what was found instead of its call, and the page */
async function send(html: string) {
  const url = await fakeService(({ url: path = '' }, response) => {
    if (path.startsWith('/forms/')) response.writeHead(303, { location: '/#visit-thanks' }).end()
    else response.setHeader('content-type', 'text/html').end(html)
  })
  const page = await openPage(new URL(url).host)
  await page.goto(url)
  const form = { call: '/api/visits', failure: '' }
  const calls = { '/api/visits': { '': ['name', 'tea', 'day', 'message'] } }
  return { found: await sendForm(page, { kind: 'visit', form, calls }), page }
}

it('the browser fills in every field of a form, although code replaces selects in between', async () => {
  const { found, page } = await send(visitForm)
  expect(found).toBeUndefined()
  expect(await page.locator('textarea').inputValue()).not.toBe('')
})

it('a form that no code sends is named: the browser posts it', async () => {
  const { found } = await send(visitForm.replace('form.onsubmit', 'form.unheard'))
  expect(found).toMatch(/^a post by the browser itself/)
})

it('a page of a build reaches no other server by a peer connection', async () => {
  const server = createSocket('udp4').bind(0, '127.0.0.1')
  await once(server, 'listening')
  const asked = once(server, 'message')
  onTestFinished(() => void server.close())
  const page = await openPage()
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
