import type { RemoteRequest } from './remote-request'

/** Builds the remote for visitors. React reads the environment when it is loaded, with the bundler. */
export async function build({ root }: Pick<RemoteRequest, 'root'>): Promise<void> {
  process.env['NODE_ENV'] = 'production'
  const { buildRemote } = await import('../build/build-remote')
  await buildRemote(root)
}
