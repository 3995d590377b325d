import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)

const versionOf = (name) => JSON.parse(readFileSync(require.resolve(`${name}/package.json`), 'utf8')).version
const kitVersion = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')).version

/**
 * The share list of every package, with versions: all that stands in the page once. The federation plugin
 * matches specifiers exactly, so each door of the kit is an entry of its own.
 */
export const sharedDoors = {
  react: versionOf('react'),
  'react-dom': versionOf('react-dom'),
  'shared-ui': kitVersion,
  'shared-ui/forms': kitVersion,
}
