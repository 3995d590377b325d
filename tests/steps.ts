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

/** The file of the report of a step in Vitest. */
export const reportOf = (name: string) => `${name}.json`

const inVitest = (name: string, ...args: string[]): Step => ({
  name,
  command: vitest(reportOf(name), ...args),
  report: vitestOutcome(reportOf(name)),
})

/** The unit tests of all packages. */
export const unit = inVitest('unit')

/** Tests in Vitest that need the built packages; `args` say which. */
const builtTests = (name: string, ...args: string[]) => inVitest(name, '--root', 'tests', ...args)

/** The `files` of a step that failed, once more. */
export const again = (step: Step, files: string[]) =>
  (step === unit ? inVitest : builtTests)(`${step.name} again`, ...files)

export const integration = builtTests('integration', '--exclude=proofs/**')

/** Kills, full disks, restarts and repetitions; teams in checkouts of their own. */
export const proofs = builtTests('proofs', 'proofs')

/** The proofs and the tests of the service, with their full counts. */
const repeated: Step = {
  ...builtTests('long', 'service', 'proofs'),
  environment: { LONG: '1' },
}

/** All that holds for the folder of one machine, with sites in a store that machines could share. */
const inStore = (kind: string): Step => ({
  ...builtTests(`store ${kind}`, 'releases'),
  environment: { STORE_OF_TESTS: kind },
})

const playwright = (
  name: string,
  projects: string[],
  environment: Record<string, string>,
  ...options: string[]
): Step => {
  const report = `playwright-${name}.json`
  return {
    name,
    command: [
      'tests/node_modules/.bin/playwright',
      'test',
      '-c',
      'tests/playwright.config.ts',
      ...projects.map((project) => `--project=${project}`),
      ...options,
    ],
    report: playwrightOutcome(report),
    environment: { ...environment, PLAYWRIGHT_JSON_OUTPUT_FILE: join(results, report) },
  }
}

const settingsOf = ({ url, siteDir }: ServedSite) => ({ SITE_URL: url, SITE_DIR: siteDir })

/** Tests in browsers of the served site. Pictures hold for one version of a browser and its fonts. */
export const inBrowser = (served: ServedSite): Step[] => {
  const site = settingsOf(served)
  return [
    // Some of these tests wait for a time limit: one worker more than processors.
    playwright('browser', ['chromium'], site, '--workers=3'),
    playwright('proofs', ['proofs'], site),
    playwright('engines', ['firefox', 'webkit', 'whole-chromium'], site),
    playwright('looks', ['looks'], site),
  ]
}

/** Each fault in each remote, as a table. */
const faultTable = (served: ServedSite): Step => {
  const environment = { ...settingsOf(served), ALL_FAULTS: '1' }
  const reporters = '--reporter=./tests/faults/fault-table.ts,json'
  return playwright('faults', ['chromium'], environment, 'tests/faults/', reporters)
}

/** What each option of the tests runs, in place of the steps of `npm test`. */
export const byOption: Record<string, (served: ServedSite) => Step[]> = {
  '--long': () => [repeated, inStore('folder'), inStore('postgres')],
  '--faults': (served) => [faultTable(served)],
  // Takes the pictures again that differ by more than the tolerances of looks.spec.ts.
  '--looks': (served) => [playwright('looks', ['looks'], settingsOf(served), '--update-snapshots')],
}

/** Steps that need the built and served site. */
export const againstSite = ['integration', 'browser', 'proofs', 'engines', 'looks']

/** Steps that `npm test` leaves out unless they are named: they take longer than a person waits, or hold on one machine only. */
export const byNameOnly = ['proofs', 'engines', 'looks']
