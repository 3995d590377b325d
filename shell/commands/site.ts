import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { readConfig } from '../config'
import { PublishError } from '../publisher/errors'
import { allMoves, liveMove } from '../publisher/pointer'
import { publish } from '../publisher/publish'
import { readRelease } from '../publisher/release'
import { siteDirectory } from '../publisher/site-directory'
import { buildPackage } from './build-package'
import { reportFailure } from './report-failure'
import { packageDirectory, sectionNames } from './workspace'

const usage = `npm run site -- COMMAND
  publish [SECTION…] [--from DIR]   build and publish sections (all of them where none is named)
  status                            what is live
  log                               every move of the live pointer`

async function distsOf(names: string[], from: string | undefined): Promise<string[]> {
  if (from !== undefined) return [resolve(from)]
  const sections = names.length > 0 ? names : await sectionNames()
  for (const name of sections) await buildPackage(name)
  return sections.map((name) => join(packageDirectory(name), 'dist'))
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { from: { type: 'string' } },
})
const [command, ...names] = positionals

async function run(): Promise<void> {
  const config = readConfig(process.env)
  const site = siteDirectory(config.SITE_DIR)
  switch (command) {
    case 'publish': {
      const { release, changed, rendered } = await publish(
        site,
        await distsOf(names, values.from),
        config.PUBLIC_ORIGIN,
      )
      const what = Object.entries(release.builds)
        .map(([name, version]) => `${name}@${version}`)
        .join(' ')
      if (changed)
        console.log(
          `Release ${release.id} is live: ${what} (${rendered.length} of ${Object.keys(release.pages).length} pages rendered)`,
        )
      else console.log(`Release ${release.id} is live already; nothing changed.`)
      return
    }
    case 'status': {
      const move = await liveMove(site)
      if (!move) return console.log('Nothing is published yet.')
      const release = await readRelease(site, move.release)
      console.log(`Release ${release.id}, live since ${move.at} (${move.why})`)
      for (const [name, version] of Object.entries(release.builds)) console.log(`  ${name} ${version}`)
      console.log(`  ${Object.keys(release.pages).length} pages, for ${release.origin}`)
      return
    }
    case 'log':
      for (const { number, release, at, why } of await allMoves(site))
        console.log(`${number}  ${at}  ${release}  ${why}`)
      return
    default:
      throw new PublishError(
        'usage',
        command ? `There is no command ${command}.` : 'No command given.',
        usage,
      )
  }
}

await run().catch(reportFailure)
