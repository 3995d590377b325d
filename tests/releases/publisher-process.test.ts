import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { PublisherClient } from 'platform/client/publisher-client'
import { sendBuild } from 'platform/client/send-build'
import { freePort } from 'platform/cli/free-port'
import { createToken, rights } from 'platform/publisher/tokens'
import { storeOf } from 'platform/store/places/folder-store'
import { temporaryFolder } from 'platform/store/testing/temporary-site'
import { browsers } from '../setup/browsers'
import { siteWithSample } from '../setup/published-site'
import { sampleEdition } from '../setup/sample-edition'
import { startProcess } from '../setup/start-process'
import { root } from '../setup/workspace'

/** A publisher in its own process, and a client that may do everything with the sample remote. */
async function ownProcess(settings: NodeJS.ProcessEnv) {
  const { site, environment } = await siteWithSample()
  const { url, stop } = await startProcess({
    cwd: root,
    command: ['shell/platform/cli/publisher.ts'],
    env: { ...process.env, ...environment, LOG_LEVEL: 'silent', PORT: '0', ...settings },
    says: /The publisher is on (\S+)/,
  })
  const asked = { name: 'CI', remotes: ['mf-sample'], rights: [...rights] }
  const { text } = await createToken(storeOf(site), asked, 1)
  return { client: new PublisherClient(url, text), stop }
}

it('`npm run publisher` with PREVIEW_ORIGIN takes builds and serves their previews, until it is told to end', async () => {
  const port = String(await freePort())
  const previews = { PREVIEW_ORIGIN: 'https://preview.college.example', PREVIEW_PORT: port }
  const { client, stop } = await ownProcess(previews)
  const { remote, version } = await sendBuild(client, await sampleEdition('Only a preview'))
  const { preview = '' } = await client.work('previews', { builds: { [remote]: version } }, () => {})
  const get = (path: string, cookie = '') =>
    fetch(`http://127.0.0.1:${port}${path}`, { redirect: 'manual', headers: { cookie } })
  const [cookie] = (await get(new URL(preview).pathname)).headers.get('set-cookie')?.split(';') ?? []
  expect(await (await get('/sample/one', cookie)).text()).toContain('Only a preview')
  expect(await stop()).toBe(0)
})

it('a publisher that is told to end first finishes the publish in progress, with its browser', async () => {
  const browser = join(await temporaryFolder(), 'browser')
  // The signal comes as soon as there is a browser that it could end. Once: without user namespaces the browser is started again, and a
  // second signal would end the publisher.
  const script = `#!/bin/sh\n[ -e "$0.told" ] || { : > "$0.told"; kill -TERM $PPID; }\nexec '${browsers().headlessShell}' "$@"\n`
  await writeFile(browser, script, { mode: 0o755 })
  const { client, stop } = await ownProcess({ CHROMIUM: browser })
  const { remote, version } = await sendBuild(client, await sampleEdition('Published at the end'))
  const { lines } = await client.work('moves', { kind: 'publish', builds: { [remote]: version } }, () => {})
  expect(lines.join('\n')).toContain('is live')
  // A second SIGTERM would end it at once.
  expect(await stop('SIGCONT')).toBe(0)
})
