import type { RemoteRequest } from './request'

/** Builds the remote for visitors. React reads NODE_ENV when it is loaded, which the bundler does. */
export async function build({ root }: RemoteRequest): Promise<void> {
  process.env['NODE_ENV'] = 'production'
  const { buildRemote } = await import('../build/build-remote')
  await buildRemote(root)
}
