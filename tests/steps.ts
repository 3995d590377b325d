import { join } from 'node:path'
import { playwrightOutcome, results, vitestOutcome } from './reports'
import type { Step } from './run-step'
import type { ServedSite } from './setup/serve-site'

const vitest = (file: string, ...args: string[]) => [
  'npx',
  'vitest',
  'run',
  ...args,
  '--reporter=dot',
  '--reporter=json',
  `--outputFile.json=${join(results, file)}`,
]

/** What reads the sources only, one processor each. */
export const still: Step[] = [
  { name: 'types', command: ['npx', 'tsc'] },
  { name: 'lint', command: ['npx', 'oxlint', '--type-aware', '--deny-warnings'] },
  { name: 'format', command: ['npx', 'prettier', '--check', '--log-level=warn', '.'] },
]

export const unit: Step = { name: 'unit', command: vitest('unit.json'), report: vitestOutcome('unit.json') }

/** Tests in Vitest that need the built packages; `report` is the file of their report, `args` say which tests. */
const builtTests = (name: string, report: string, ...args: string[]): Step => ({
  name,
  command: vitest(report, '--root', 'tests', ...args),
  report: vitestOutcome(report),
})

/** The same tests once more: the `files` that failed, alone. */
export const again = ({ name }: Step, files: string[]) => builtTests(name, `${name}-again.json`, ...files)

/** The report that a step of `builtTests` writes. */
export const reportOf = ({ name }: Step) => `${name}.json`

export const integration = builtTests('integration', 'integration.json', '--exclude=proofs/**')

/** What kills, fills, restarts and repeats, and teams in checkouts of their own. */
export const proofs = builtTests('proofs', 'proofs.json', 'proofs')

/** The proofs with their full counts. */
const repeated: Step = {
  ...builtTests('long', 'long.json', 'service', 'proofs'),
  environment: { LONG: '1' },
}

/** All that holds for the folder of one machine, with sites in a store that machines could share. */
const inStore = (kind: string): Step => ({
  ...builtTests(`store ${kind}`, `store-${kind}.json`, 'releases'),
  environment: { STORE_OF_TESTS: kind },
})

export const long = [repeated, inStore('folder'), inStore('postgres')]

const playwright = (name: string, projects: string[], environment: Record<string, string>): Step => ({
  name,
  command: [
    'tests/node_modules/.bin/playwright',
    'test',
    '-c',
    'tests/playwright.config.ts',
    ...projects.map((project) => `--project=${project}`),
  ],
  report: playwrightOutcome,
  environment,
})

/** What browsers show of the served site. Pictures hold for one version of a browser and its fonts: on the machine that took them. */
export const inBrowser = ({ url, siteDir }: ServedSite): Step[] => {
  const site = { SITE_URL: url, SITE_DIR: siteDir }
  return [
    playwright('browser', ['chromium'], site),
    playwright('proofs', ['proofs'], site),
    playwright('engines', ['firefox', 'webkit', 'whole-chromium'], site),
    playwright('looks', ['looks'], site),
  ]
}

/** The same site as plain files behind nginx. */
export const exported = (url: string) => playwright('export', ['export'], { SITE_URL: url })

/** What runs against the site that is built and served. */
export const againstSite = ['integration', 'browser', 'export', 'proofs', 'engines', 'looks']

/** What takes longer than a person waits, or holds on one machine only. */
export const byNameOnly = ['proofs', 'engines', 'looks']
