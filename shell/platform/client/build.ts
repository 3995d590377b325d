import { toolHash } from '../build/source/source-hash'
import { mayBuild } from '../build/wait-to-build'
import type { RemoteRequest } from './request'

/** Builds the remote for visitors: React reads NODE_ENV when the build loads the kit and the pages. */
export async function build({ root, environment }: RemoteRequest): Promise<void> {
  process.env['NODE_ENV'] = 'production'
  const tool = toolHash(root)
  const { buildRemote } = await import('../build/build-remote')
  if (await mayBuild(environment)) await buildRemote(root, tool)
}
