import {
  __federation_method_getRemote as getRemote,
  __federation_method_setRemote as setRemote,
} from 'virtual:__federation__'
import type { ComponentType } from 'react'
import type { RemoteRef } from 'contract/page-data'
import { checkScript } from './checked-script'
import { shareScope } from './shared-modules'

declare global {
  /** Where the federation runtime looks for shared packages, by scope. */
  var __federation_shared__: Record<string, object>
}

globalThis.__federation_shared__ = { default: shareScope }

const attempts = new Map<string, number>()
const registered = new Set<string>()

/**
 * The entry of a remote. The federation runtime keeps a failed import for the life of the page, and so does Firefox: a
 * further attempt asks under another address.
 */
function entryAddress(remote: string, { base }: RemoteRef): string {
  const attempt = attempts.get(remote) ?? 0
  return attempt === 0 ? `${base}remoteEntry.js` : `${base}remoteEntry.js?attempt=${attempt}`
}

/** After a failure or a time limit: the next call of `loadRemote` asks for the entry of `remote` anew. */
export const abandonEntry = (remote: string) => attempts.set(remote, (attempts.get(remote) ?? 0) + 1)

/** Loads an exposed module of a remote: the one place that knows the federation runtime. */
export async function loadRemote<Props>(
  remote: string,
  ref: RemoteRef,
  module: string,
): Promise<ComponentType<Props>> {
  const name = `${remote}@${ref.base}`
  const url = entryAddress(remote, ref)
  // A further attempt has an address of its own, which no import map lists.
  await checkScript(url, ref.scripts.find(({ file }) => file === 'remoteEntry.js')?.integrity ?? '')
  if (!registered.has(url)) {
    registered.add(url)
    setRemote(name, { url: () => Promise.resolve(url), format: 'esm', from: 'vite' })
  }
  return getRemote<ComponentType<Props>>(name, module)
}
