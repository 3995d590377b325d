import type { Brand } from 'contract/brand'
import type { Manifest } from 'contract/manifest'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

const importFrom = (root: string, name: string): Promise<unknown> =>
  import(pathToFileURL(createRequire(join(root, 'package.json')).resolve(name)).href)

/** The sample values of the modules loaded so far: the kit of the package in `root` collects them. */
export const kitSamples = async (root: string) =>
  ((await importFrom(root, 'shared-ui')) as { sampleValues: Manifest['samples'] }).sampleValues

/** The brand in the kit of the package in `root`. */
export const kitBrand = async (root: string) =>
  ((await importFrom(root, 'shared-ui/brand')) as { brand: Brand }).brand
