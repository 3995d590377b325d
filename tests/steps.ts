import { join } from 'node:path'
import { playwrightOutcome, results, vitestOutcome } from './reports'
import type { Step } from './run-step'
import type { ServedSite } from './setup/serve-site'

/** The command of a run in Vitest, with its report in `file`. */
export const vitest = (file: string, ...args: string[]) => [
  'npx',
  'vitest',
  'run',
  ...args,
  '--reporter=dot',
  '--reporter=json',
  `--reporter=${join(import.meta.dirname, 'outside-errors.ts')}`,
  `--outputFile.json=${join(results, file)}`,
]

/** Checks that read the sources only, one processor each. */
export const sourceChecks: Step[] = [
  { name: 'types', command: ['npx', 'tsc'] },
  { name: 'lint', command: ['npx', 'oxlint', '--type-aware', '--deny-warnings'] },
  { name: 'format', command: ['npx', 'prettier', '--check', '--log-level=warn', '.'] },
]

/** The unit tests of all packages. */
export const unit: Step = { name: 'unit', command: vitest('unit.json'), report: vitestOutcome('unit.json') }

/** The file of the report of a step in Vitest. */
export const reportOf = ({ name }: Pick<Step, 'name'>) => `${name}.json`

/** Tests in Vitest that need the built packages; `args` say which. */
const builtTests = (name: string, ...args: string[]): Step => ({
  name,
  command: vitest(reportOf({ name }), '--root', 'tests', ...args),
  report: vitestOutcome(reportOf({ name })),
})

/** The `files` of a step that failed, once more. */
export const again = ({ name }: Step, files: string[]) => builtTests(`${name} again`, ...files)

export const integration = builtTests('integration', '--exclude=proofs/**')

/** Kills, full disks, restarts and repetitions; teams in checkouts of their own. */
export const proofs = builtTests('proofs', 'proofs')

/** The proofs with their full counts. */
const repeated: Step = {
  ...builtTests('long', 'service', 'proofs'),
  environment: { LONG: '1' },
}

/** All that holds for the folder of one machine, with sites in a store that machines could share. */
const inStore = (kind: string): Step => ({
  ...builtTests(`store ${kind}`, 'releases'),
  environment: { STORE_OF_TESTS: kind },
})

export const long = [repeated, inStore('folder'), inStore('postgres')]

const playwright = (
  name: string,
  projects: string[],
  environment: Record<string, string>,
  ...options: string[]
): Step => ({
  name,
  command: [
    'tests/node_modules/.bin/playwright',
    'test',
    '-c',
    'tests/playwright.config.ts',
    ...projects.map((project) => `--project=${project}`),
    ...options,
  ],
  report: playwrightOutcome,
  environment,
})

/** Tests in browsers of the served site. Pictures hold for one version of a browser and its fonts. */
export const inBrowser = ({ url, siteDir }: ServedSite): Step[] => {
  const site = { SITE_URL: url, SITE_DIR: siteDir }
  return [
    // Some of these tests wait for a time limit: one worker more than processors.
    playwright('browser', ['chromium'], site, '--workers=3'),
    playwright('proofs', ['proofs'], site),
    playwright('engines', ['firefox', 'webkit', 'whole-chromium'], site),
    playwright('looks', ['looks'], site),
  ]
}

/** Steps that need the built and served site. */
export const againstSite = ['integration', 'browser', 'proofs', 'engines', 'looks']

/** Steps that `npm test` leaves out unless they are named: they take longer than a person waits, or hold on one machine only. */
export const byNameOnly = ['proofs', 'engines', 'looks']
