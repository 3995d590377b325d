import { EventEmitter, once } from 'node:events'
import { setTimeout } from 'node:timers/promises'
import type { SiteDirectory } from 'platform/store/places/site-directory'
import { startProcess } from '../setup/start-process'
import { root } from '../setup/workspace'
import { origin } from './growing-site'

/** For so long a person reads what is live (ms). In this time, the preview starts the process of the next build. */
const reading = 4000

/** Opens `npm run site -- preview` of a remote. Its functions return seconds from the key press to the live release. */
export async function openPreview(site: SiteDirectory, remote: string) {
  const printed = new EventEmitter()
  const { stop, type } = await startProcess({
    cwd: root,
    command: ['shell/platform/cli/site.ts', 'preview', remote],
    env: { ...process.env, SITE_DIR: site.root, PUBLIC_ORIGIN: origin, PORT: '0', LOG_LEVEL: 'silent' },
    says: /The preview is on (\S+);/,
    listen: (line) => {
      if (line.startsWith('Type p ')) printed.emit('shown')
      if (line.includes(' is live: ')) printed.emit('live')
    },
  })
  const publish = async () => {
    const started = performance.now()
    const live = once(printed, 'live')
    type('p')
    await live
    const seconds = (performance.now() - started) / 1000
    await setTimeout(reading)
    return seconds
  }
  const showAndPublish = async () => {
    await once(printed, 'shown')
    return publish()
  }
  return { publish, showAndPublish, stop }
}
