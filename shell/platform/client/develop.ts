import { readConfig } from '../config'
import { findOtherRemotes } from '../dev/find-other-remotes'
import { originOf } from '../dev/live-document'
import { remoteServer } from '../dev/remote-server'
import { runServer } from '../dev/run-server'
import { liveShell } from '../dev/shell-from-site'
import { misused, type RemoteRequest } from './request'
import { nameOf } from './package-name'

/** Runs the remote from source with hot reload, in the shell and with the other remotes of the site at `--against`. */
export async function develop({ root, options, environment }: RemoteRequest): Promise<void> {
  if (options.against === undefined) throw misused('dev: expected --against with the address of a site.')
  const origin = originOf(options.against)
  const { PORT, API_URL } = readConfig(environment, 5173)
  const name = await nameOf(root)
  const shell = await liveShell(origin)
  const otherRemotes = await findOtherRemotes(origin, ['shell', name])
  const server = await remoteServer({ root, port: PORT, shell, otherRemotes, service: API_URL })
  await runServer(server, async () => {})
}
