import { join } from 'node:path'
import { runBuildScript } from '../build/run-build-script'
import { SiteError } from '../store/errors'
import { readManifest } from '../store/manifest-file'
import { packageDirectory } from '../workspace'

/** A remote that was copied from another must not be published over it. */
async function requireOwnName(name: string): Promise<void> {
  const manifest = await readManifest(join(packageDirectory(name), 'dist'))
  if (manifest.name === name) return
  throw new SiteError(
    'manifest-invalid',
    `The remote in ${name} calls itself ${manifest.name}: expected the name of its folder, ${name}.`,
    `Set name: '${name}' in ${name}/src/remote.tsx.`,
  )
}

/** Runs the `build` script of the package `name` of the workspace. */
export async function buildPackage(name: string): Promise<void> {
  await runBuildScript(packageDirectory(name))
  await requireOwnName(name)
}
