import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'vite'
import { temporaryFolder } from '../../store/testing/temporary-site'
import { buildFaultWords } from '../source/build-fault-words'
import { federation } from './federation'

/** What a build of `page.js` says if it is refused. */
async function refusalOf(page: string): Promise<string | undefined> {
  const root = await temporaryFolder()
  await writeFile(join(root, 'page.js'), page)
  await writeFile(join(root, 'package.cjs'), "exports.useState = require('react').useState")
  const shared = { react: { import: false as const, generate: false, packagePath: 'data:text/javascript,' } }
  const exposes = { './page': join(root, 'page.js') }
  const plugins = federation({ name: 'mf-sample', filename: 'remoteEntry.js', exposes, shared })
  const options = { write: false, target: 'es2022', rolldownOptions: { input: join(root, 'page.js') } }
  return build({ root, configFile: false, logLevel: 'silent', plugins, build: options }).then(
    () => undefined,
    buildFaultWords,
  )
}

it.each([
  ["import { useState } from 'react'", "export { useState } from 'react'"],
  ["import * as react from 'react'\nexport default react", "export * from 'react'"],
  ["import 'react'", "import('react')"],
  ['', "export { useState } from './package.cjs'"],
])('accepts `%s`, and refuses what would bring a second React: `%s`', async (sound, second) => {
  expect(await refusalOf(sound)).toBeUndefined()
  expect(await refusalOf(second)).toMatch(
    /(?:page\.js|package\.cjs): expected .* of react, .*\n.*\n\(second-copy\)$/,
  )
})
