import type { ComponentType } from 'react'
import type { ModuleRef, RemoteRef } from 'contract/page-data'
import { checkScript } from './checked-script'
import { shareScope } from './shared-modules'

declare global {
  /** Where the exposed modules of the federation plugin look for shared packages, by scope. */
  var __federation_shared__: Record<string, object>
}

globalThis.__federation_shared__ = { default: shareScope }

const attempts = new Map<string, number>()

/** Browsers keep a failed import for the life of the page: a further attempt asks under another address. */
function addressOf({ remote, file }: ModuleRef, { base }: RemoteRef): string {
  const attempt = attempts.get(remote) ?? 0
  return attempt === 0 ? base + file : `${base}${file}?attempt=${attempt}`
}

/** After a failure or a time limit: the next call of `loadRemote` asks for the modules of `remote` again. */
export const abandonModules = (remote: string) => attempts.set(remote, (attempts.get(remote) ?? 0) + 1)

/**
 * Loads an exposed module of a remote. The page names its file: the remote entry, which names them all, would change with every module of the
 * remote.
 */
export async function loadRemote<Props>(module: ModuleRef, files: RemoteRef): Promise<ComponentType<Props>> {
  const url = addressOf(module, files)
  const { integrity } = files.scripts.find(({ file }) => file === module.file) ?? { integrity: '' }
  // A further attempt has an address of its own, which no import map lists.
  await checkScript(url, integrity)
  // The whole address: Vite's development server marks paths as imports of its own.
  const { default: Component } = (await import(/* @vite-ignore */ new URL(url, location.href).href)) as {
    default: ComponentType<Props>
  }
  return Component
}
