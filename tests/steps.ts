import { join } from 'node:path'
import { playwrightOutcome, results, vitestOutcome } from './reports'
import type { Step } from './run-step'

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

/** Tests in browsers of the site that `SITE_URL` and `SITE_DIR` name. */
const playwright = (name: string, projects: string[], ...options: string[]): Step => {
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
    environment: { PLAYWRIGHT_JSON_OUTPUT_FILE: join(results, report) },
  }
}

export const inBrowser = [
  // Some of these tests wait for a time limit: one worker more than processors.
  playwright('browser', ['chromium'], '--workers=3'),
  playwright('proofs', ['proofs']),
  playwright('engines', ['firefox', 'webkit', 'whole-chromium']),
  // Pictures hold for one version of a browser and its fonts.
  playwright('looks', ['looks']),
]

const reporters = '--reporter=./tests/faults/fault-table.ts,json'
const faults = playwright('faults', ['chromium'], 'tests/faults/', reporters)

/** Each fault in each remote, as a table. */
const faultTable: Step = { ...faults, environment: { ...faults.environment, ALL_FAULTS: '1' } }

/** What each option of the tests runs, in place of the steps of `npm test`. */
export const byOption: Record<string, Step[]> = {
  '--long': [repeated, inStore('folder'), inStore('postgres')],
  '--faults': [faultTable],
  // Takes the pictures again that differ by more than the tolerances of looks.spec.ts.
  '--looks': [playwright('looks', ['looks'], '--update-snapshots')],
}

/** Steps that need the built and served site; `proofs` run in Vitest, too. */
export const againstSite = [integration, ...inBrowser]

/** Steps that `npm test` leaves out unless they are named: they take longer than a person waits, or hold on one machine only. */
export const byNameOnly = ['proofs', 'engines', 'looks']
