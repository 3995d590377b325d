import type { RemoteConfig } from 'virtual:__federation__'
import { shareScope } from '../remotes/shared-modules'

/** What a remote's `remoteEntry.js` exports. */
interface RemoteEntry {
  init: (scope: object) => void
  get: (module: string) => Promise<() => unknown>
}

const remotes = new Map<string, RemoteConfig>()

export function __federation_method_setRemote(name: string, config: RemoteConfig): void {
  remotes.set(name, config)
}

/**
 * Replaces the federation plugin's runtime in development: the plugin's own would share the packages' files as they
 * lie on disk, a second React next to the one that Vite has bundled.
 */
export async function __federation_method_getRemote<Module>(name: string, module: string): Promise<Module> {
  const address = await remotes.get(name)?.url()
  // Vite marks the addresses of its own origin that are imported by path (`?import`): these are not its to transform.
  const entry = (await import(/* @vite-ignore */ new URL(address ?? '', location.href).href)) as RemoteEntry
  entry.init(shareScope)
  return (await entry.get(module))() as Module
}
