import type { ComponentType } from 'react'
import type { ModuleRef, RemoteRef } from 'contract/page-data'
import { checkScript } from './checked-script'
import { shareScope } from './shared-modules'

declare global {
  /** By scope: where exposed modules of the federation plugin find the shared modules. */
  var __federation_shared__: Record<string, object>
}

globalThis.__federation_shared__ = { default: shareScope }

const attempts = new Map<string, number>()

/** Browsers keep a failed import as long as the page lives: another attempt needs another address. */
function scriptAddress({ remote, file }: ModuleRef, { base }: RemoteRef): string {
  const attempt = attempts.get(remote) ?? 0
  return attempt === 0 ? base + file : `${base}${file}?attempt=${attempt}`
}

/** After a failure or a time limit: the next `loadRemote` loads the modules of `remote` again. */
export const abandonModules = (remote: string) => attempts.set(remote, (attempts.get(remote) ?? 0) + 1)

/** Loads an exposed module by its file, which the page names. The remote entry is not used: it changes with every module of the remote. */
export async function loadRemote<Props>(module: ModuleRef, files: RemoteRef): Promise<ComponentType<Props>> {
  const address = scriptAddress(module, files)
  const integrity = files.scripts.find(({ file }) => file === module.file)?.integrity
  if (!integrity) throw new Error(`The page names no hash for ${module.file} of ${module.remote}.`)
  // Another attempt has another address, which is not in the import map.
  await checkScript(address, integrity)
  // An absolute address: Vite's development server treats paths as its own imports.
  const { default: Component } = (await import(/* @vite-ignore */ new URL(address, location.href).href)) as {
    default: ComponentType<Props>
  }
  return Component
}
