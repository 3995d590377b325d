import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { contentHash } from '../../files/hash'

const require = createRequire(import.meta.url)
const { version: htmlValidate } = require('html-validate/package.json') as { version: string }

/** The checks themselves. This folder holds only what their findings depend on: a change in it checks every rendered page again. */
const sourceOfChecks = readdirSync(import.meta.dirname)
  .filter((file) => !file.includes('.test.'))
  .toSorted()
  .map((file) => readFileSync(join(import.meta.dirname, file), 'utf8'))

/** Elements whose text no check reads: stylesheets, and data that names builds. */
const unreadTexts =
  /(<style data-sheet="[^"]*">|<script type="(?:importmap|application\/json" id="document-data)">)[^<]*/g

/** Addresses of a build's files, and hashes of files: they differ from build to build. */
export const fileReferences = /\/assets\/[^"\s<>]+|sha\d{3}-[\w+/=]+/g

/** Hash of the checks and of all that they read of a page: equal for two builds with the same elements, attributes and texts. */
export function htmlHash(html: string, origin: string): string {
  const read = html.replaceAll(unreadTexts, '$1').replaceAll(fileReferences, '')
  return contentHash(htmlValidate, ...sourceOfChecks, origin, read)
}
