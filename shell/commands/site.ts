import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { readConfig } from '../config'
import { PublishError } from '../publisher/errors'
import { launchQuestions, samplesInPlace } from '../publisher/launch-check'
import { allMoves, liveMove } from '../publisher/pointer'
import { prepare, publish, storeBuilds, type Published } from '../publisher/publish'
import { readRelease, type Release } from '../publisher/release'
import { rollbackRelease, rollbackSection } from '../publisher/rollback'
import { siteDirectory } from '../publisher/site-directory'
import { buildPackage } from './build-package'
import { exportLive } from './export'
import { newSection } from './new-section'
import { reportFailure } from './report-failure'
import { packageDirectory, sectionNames } from './workspace'

const usage = `npm run site -- COMMAND
  publish [SECTION…] [--from DIR]   build and publish sections (all of them where none is named)
  check [SECTION…] [--from DIR]     the same without publishing
  check --launch                    every sample value still in place, and what only the college can answer
  rollback [RELEASE | SECTION]      back to the release before, to a named one, or of one section only
  status                            what is live
  log                               every move of the live pointer
  export DIR                        the live release as plain files for any static host
  new mf-NAME                       a new section in this workspace, ready to publish`

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { from: { type: 'string' }, launch: { type: 'boolean' } },
})
const [command = '', ...names] = positionals
const config = await Promise.resolve()
  .then(() => readConfig(process.env))
  .catch(exitWith)
const site = siteDirectory(config.SITE_DIR)
const origin = config.PUBLIC_ORIGIN

function exitWith(error: unknown): never {
  reportFailure(error)
  process.exit(1)
}

async function distsOf(): Promise<string[]> {
  if (values.from !== undefined) return [resolve(values.from)]
  const sections = names.length > 0 ? names : await sectionNames()
  for (const name of sections) await buildPackage(name)
  return sections.map((name) => join(packageDirectory(name), 'dist'))
}

const buildsOf = (release: Release) =>
  Object.entries(release.builds)
    .map(([name, version]) => `${name}@${version}`)
    .join(' ')

function report({ release, changed, rendered }: Published): void {
  const pages = `${rendered.length} of ${Object.keys(release.pages).length} pages rendered`
  if (changed) console.log(`Release ${release.id} is live: ${buildsOf(release)} (${pages})`)
  else console.log(`Release ${release.id} is live already; nothing changed.`)
}

async function liveRelease() {
  const move = await liveMove(site)
  if (!move) throw new PublishError('release-unknown', 'Nothing is published yet.', 'npm run site -- publish')
  return { move, release: await readRelease(site, move.release) }
}

async function check(): Promise<void> {
  if (values.launch) return checkLaunch()
  const { release, rendered } = await prepare(site, await storeBuilds(site, await distsOf()), origin)
  console.log(
    `All checks hold for ${buildsOf(release)} (${rendered.length} pages rendered). Nothing was published.`,
  )
}

async function checkLaunch(): Promise<void> {
  const samples = await samplesInPlace(site, (await liveRelease()).release)
  console.log(`${samples.length} sample values are still in place:`)
  for (const { value, needed } of samples) console.log(`  ${needed}: ${value}`)
  console.log('\nOnly the college can answer:')
  for (const question of launchQuestions) console.log(`  ${question}`)
}

async function rollback(): Promise<void> {
  const [target] = names
  const isSection = target !== undefined && target in (await liveRelease()).release.builds
  if (isSection) return report(await rollbackSection(site, target, origin))
  const release = await rollbackRelease(site, target)
  console.log(`Release ${release.id} is live again: ${buildsOf(release)}`)
}

async function status(): Promise<void> {
  const { move, release } = await liveRelease()
  console.log(`Release ${release.id}, live since ${move.at} (${move.why})`)
  for (const [name, version] of Object.entries(release.builds)) console.log(`  ${name} ${version}`)
  console.log(`  ${Object.keys(release.pages).length} pages, for ${release.origin}`)
}

async function log(): Promise<void> {
  for (const { number, release, at, why } of await allMoves(site))
    console.log(`${number}  ${at}  ${release}  ${why}`)
}

const commands: Record<string, () => Promise<void>> = {
  publish: async () => report(await publish(site, await distsOf(), origin)),
  check,
  rollback,
  status,
  log,
  export: () => exportLive(site, names[0]),
  new: () => newSection(names[0]),
}

const run = commands[command]
if (run) await run().catch(exitWith)
else
  exitWith(
    new PublishError('usage', command ? `There is no command ${command}.` : 'No command given.', usage),
  )
