import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { failedFiles, playwrightOutcome, results, vitestOutcome, type Outcome } from './reports'
import { run, runInParallel, type Step } from './run-step'
import { installTools } from './setup/install-tools'
import { serveExport } from './setup/serve-export'
import { serveSite, type ServedSite } from './setup/serve-site'

const vitest = (file: string, ...args: string[]) => [
  'npx',
  'vitest',
  'run',
  ...args,
  '--reporter=dot',
  '--reporter=json',
  `--outputFile.json=${join(results, file)}`,
]

const playwright = (...projects: string[]) => [
  'tests/node_modules/.bin/playwright',
  'test',
  '-c',
  'tests/playwright.config.ts',
  ...projects.map((project) => `--project=${project}`),
]

const isOption = (arg: string) => arg.startsWith('-')
const selected = process.argv.slice(2).filter((arg) => !isOption(arg))
const isLong = process.argv.includes('--long')
/** Pictures hold for one version of a browser and its fonts: compared on the machine that took them, by name only. */
const byNameOnly = ['looks']
const isSelected = ({ name }: { name: string }) =>
  selected.includes(name) || (selected.length === 0 && !byNameOnly.includes(name))

/** What reads the sources only, one processor each. */
const still: Step[] = [
  { name: 'types', command: ['npx', 'tsc'] },
  { name: 'lint', command: ['npx', 'oxlint', '--type-aware', '--deny-warnings'] },
  { name: 'format', command: ['npx', 'prettier', '--check', '--log-level=warn', '.'] },
]

const unit: Step = { name: 'unit', command: vitest('unit.json'), report: vitestOutcome('unit.json') }

const integration = (file: string, ...files: string[]): Step => ({
  name: 'integration',
  command: vitest(file, '--root', 'tests', ...files),
  report: vitestOutcome(file),
})

const nameOf = (failure: string) => failure.split('\n', 1)[0]

/** Tests that wait for processes can fail on a busy machine: failed files are run once more, alone. */
async function runIntegration(): Promise<Outcome> {
  const first = await run(integration('integration.json'))
  const files = first.failures.length > 0 ? failedFiles('integration.json') : []
  if (files.length === 0) return first
  const second = await run(integration('integration-again.json', ...files))
  const failed = new Set(second.failures.map(nameOf))
  const flaky = first.failures.filter((failure) => !failed.has(nameOf(failure)))
  return { passed: first.passed + flaky.length, failures: second.failures, flaky }
}

const inBrowser = ({ url, siteDir }: ServedSite): Step[] => [
  {
    name: 'browser',
    command: playwright('chromium', 'firefox', 'webkit'),
    report: playwrightOutcome,
    environment: { SITE_URL: url, SITE_DIR: siteDir },
  },
  {
    name: 'looks',
    command: playwright('looks'),
    report: playwrightOutcome,
    environment: { SITE_URL: url, SITE_DIR: siteDir },
  },
]

/** The same site as plain files behind nginx. */
const exported = (url: string): Step => ({
  name: 'export',
  command: playwright('export'),
  report: playwrightOutcome,
  environment: { SITE_URL: url },
})

/** The proofs that repeat themselves many times, with their full counts. */
const repeated: Step = {
  name: 'long',
  command: vitest('long.json', '--root', 'tests', 'service', 'proofs', 'faulty-renderer', 'contracts/year'),
  report: vitestOutcome('long.json'),
  environment: { LONG: '1' },
}

/** All that holds for the folder of one machine, with sites in a store that machines could share. */
const inStore = (kind: string): Step => ({
  name: `store ${kind}`,
  command: vitest(`store-${kind}.json`, '--root', 'tests', 'releases', 'proofs'),
  report: vitestOutcome(`store-${kind}.json`),
  environment: { STORE_OF_TESTS: kind },
})

const long = [repeated, inStore('folder'), inStore('postgres')]

const outcomes: Outcome[] = []

async function runInTurn(steps: Step[]): Promise<void> {
  for (const step of steps) outcomes.push(await run(step))
}

async function runExported(site: ServedSite): Promise<void> {
  const { url, stop } = await serveExport(site)
  await runInTurn([exported(url)])
  await stop()
}

async function runBuilt(): Promise<void> {
  const site = await serveSite()
  if (!isLong && isSelected({ name: 'integration' })) outcomes.push(await runIntegration())
  await runInTurn(isLong ? long : inBrowser(site).filter(isSelected))
  if (!isLong && isSelected({ name: 'export' })) await runExported(site)
  await site.stop()
}

/** Enough for all that tests write at a time (bytes). */
const roomInMemory = 2 ** 31

/** Memory where this machine has a file system there: copies of sites are most of what tests write, and take ten times as long on a disk. */
function fastFolder(): string {
  const memory = '/dev/shm'
  if (process.env['TMPDIR'] || !existsSync(memory)) return tmpdir()
  const { bavail, bsize } = statfsSync(memory)
  return bavail * bsize >= roomInMemory ? memory : tmpdir()
}

/** One folder for all that tests write outside of the checkout; it is deleted at the end. */
function ownTemporaryFolder(): string {
  const folder = mkdtempSync(join(fastFolder(), 'npm-test-'))
  // As root, PostgreSQL and nginx run as users of their own.
  chmodSync(folder, 0o755)
  process.env['TMPDIR'] = folder
  return folder
}

/** What runs against the site that is built and served. */
const againstSite = ['integration', 'browser', 'looks', 'export']

function refuseUnknown(what: string, given: string[], known: string[]): void {
  const unknown = given.filter((name) => !known.includes(name))
  if (unknown.length === 0) return
  console.error(`Unknown ${what} ${unknown.join(', ')}; known: ${known.join(', ')}.`)
  process.exit(1)
}

refuseUnknown('option', process.argv.slice(2).filter(isOption), ['--long'])
refuseUnknown('step', selected, [...[...still, unit].map(({ name }) => name), ...againstSite])
installTools()
const temporary = ownTemporaryFolder()
// What a browser or a database still writes while it ends is waited for.
process.once('exit', () => rmSync(temporary, { recursive: true, force: true, maxRetries: 10 }))
rmSync(results, { recursive: true, force: true })
mkdirSync(results)
if (!isLong) {
  outcomes.push(...(await Promise.all(still.filter(isSelected).map(runInParallel))))
  await runInTurn([unit].filter(isSelected))
}
if (isLong || againstSite.some((name) => isSelected({ name }))) await runBuilt()
const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0)
const failures = outcomes.flatMap((outcome) => outcome.failures)
const flaky = outcomes.flatMap((outcome) => outcome.flaky)
// The last lines of a long output are what a CI shows.
for (const text of flaky) console.log(`\nPASSED THE SECOND TIME ${text}`)
for (const text of failures) console.log(`\nFAILED ${text}`)
console.log(`\n${passed} passed, ${flaky.length} of them the second time, ${failures.length} failed`)
process.exit(failures.length === 0 ? 0 : 1)
