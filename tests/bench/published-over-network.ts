import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { createToken } from 'platform/publisher/tokens'
import { FolderStore } from 'platform/store/places/folder-store'
import type { SiteDirectory } from 'platform/store/places/site-directory'
import { startProcess } from '../setup/start-process'
import { root } from '../setup/workspace'
import { origin } from './growing-site'

/** Starts the publisher of `site`. `publish` publishes a build with the remote's tool and returns the time (s). */
export async function startPublisher(site: SiteDirectory) {
  const { url, stop } = await startProcess({
    cwd: root,
    command: [join(root, 'shell/platform/cli/publisher.ts')],
    env: { ...process.env, SITE_DIR: site.root, PUBLIC_ORIGIN: origin, PORT: '0', LOG_LEVEL: 'fatal' },
    says: /The publisher is on (\S+)/,
  })
  const { text } = await createToken(
    new FolderStore(site.root),
    { name: 'bench', remotes: ['*'], rights: ['publish'] },
    1,
  )
  const publish = async (dist: string): Promise<number> => {
    const started = performance.now()
    await promisify(execFile)(
      process.execPath,
      [join(root, 'shell/platform/client/remote.mjs'), 'publish', '--to', url, '--from', dist],
      { cwd: root, env: { ...process.env, SITE_TOKEN: text } },
    )
    return (performance.now() - started) / 1000
  }
  return { publish, stop }
}
