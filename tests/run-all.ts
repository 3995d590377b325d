import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { installTools } from './setup/install-tools'
import { serveExport } from './setup/serve-export'
import { serveSite, type ServedSite } from './setup/serve-site'

const root = fileURLToPath(new URL('..', import.meta.url))
const results = join(root, 'tests/test-results')

interface Count {
  passed: number
  failed: number
}

interface Step {
  name: string
  command: string[]
  /** Reads the counts of a runner; a step without counts is one check. */
  count?: () => Count
  environment?: NodeJS.ProcessEnv
}

const readJson = <Data>(file: string) => JSON.parse(readFileSync(join(results, file), 'utf8')) as Data

const vitestCount = (file: string) => (): Count => {
  const { numPassedTests, numFailedTests, numFailedTestSuites } = readJson<Record<string, number>>(file)
  return {
    passed: numPassedTests ?? 0,
    failed: Math.max(numFailedTests ?? 0, Math.min(numFailedTestSuites ?? 0, 1)),
  }
}

function playwrightCount(): Count {
  const { stats } = readJson<{ stats: { expected: number; unexpected: number; flaky: number } }>(
    'playwright.json',
  )
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected }
}

const vitest = (file: string, ...args: string[]) => [
  'npx',
  'vitest',
  'run',
  ...args,
  '--reporter=dot',
  '--reporter=json',
  `--outputFile.json=${join(results, file)}`,
]

const selected = process.argv.slice(2).filter((arg) => !arg.startsWith('-'))
const isLong = process.argv.includes('--long')
/** Pictures hold for one version of a browser and its fonts: compared on the machine that took them, by name only. */
const byNameOnly = ['looks']
const isSelected = (name: string) =>
  selected.includes(name) || (selected.length === 0 && !byNameOnly.includes(name))

const still: Step[] = [
  { name: 'types', command: ['npx', 'tsc'] },
  { name: 'lint', command: ['npx', 'oxlint', '--type-aware', '--deny-warnings'] },
  { name: 'format', command: ['npx', 'prettier', '--check', '--log-level=warn', '.'] },
  { name: 'unit', command: vitest('unit.json'), count: vitestCount('unit.json') },
]

const playwright = (...projects: string[]) => [
  'tests/node_modules/.bin/playwright',
  'test',
  '-c',
  'tests/playwright.config.ts',
  ...projects.map((project) => `--project=${project}`),
]

const built = ({ url, siteDir }: ServedSite): Step[] => [
  {
    name: 'integration',
    command: vitest('integration.json', '--root', 'tests'),
    count: vitestCount('integration.json'),
  },
  {
    name: 'browser',
    command: playwright('chromium', 'firefox', 'webkit'),
    count: playwrightCount,
    environment: { SITE_URL: url, SITE_DIR: siteDir },
  },
  {
    name: 'looks',
    command: playwright('looks'),
    count: playwrightCount,
    environment: { SITE_URL: url, SITE_DIR: siteDir },
  },
]

/** The same site as plain files behind nginx. */
const exported = (url: string): Step => ({
  name: 'export',
  command: playwright('export'),
  count: playwrightCount,
  environment: { SITE_URL: url },
})

/** The proofs that repeat themselves many times, with their full counts. */
const long: Step[] = [
  {
    name: 'long',
    command: vitest('long.json', '--root', 'tests', 'service', 'proofs', 'faulty-renderer'),
    count: vitestCount('long.json'),
  },
]

const total: Count = { passed: 0, failed: 0 }

/** A runner that crashed wrote no counts: that is one failure. */
function counted(status: number | null, count: Step['count']): Count {
  const oneCheck = { passed: status === 0 ? 1 : 0, failed: status === 0 ? 0 : 1 }
  try {
    return count?.() ?? oneCheck
  } catch {
    return { passed: 0, failed: 1 }
  }
}

function run({ name, command: [program = '', ...args], count, environment }: Step): void {
  if (!isSelected(name)) return
  console.log(`\n== ${name}`)
  const { status } = spawnSync(program, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...(isLong ? { LONG: '1' } : {}), ...environment },
  })
  const found = counted(status, count)
  // A runner that fails without a failed test (no tests, a crash) fails all the same.
  const failed = status !== 0 && found.failed === 0 ? 1 : found.failed
  total.passed += found.passed
  total.failed += failed
}

async function runWithSite(steps: (site: ServedSite) => Step[]): Promise<void> {
  const site = await serveSite()
  for (const step of steps(site)) run(step)
  if (!isLong && isSelected('export')) {
    const { url, stop } = await serveExport(site)
    run(exported(url))
    await stop()
  }
  await site.stop()
}

installTools()
rmSync(results, { recursive: true, force: true })
if (isLong) {
  await runWithSite(() => long)
} else {
  for (const step of still) run(step)
  if (['integration', 'browser', 'looks', 'export'].some(isSelected)) await runWithSite(built)
}
console.log(`\n${total.passed} passed, ${total.failed} failed`)
process.exit(total.failed === 0 ? 0 : 1)
