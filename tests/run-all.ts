import { mkdirSync, rmSync } from 'node:fs'
import { relative } from 'node:path'
import { failedFiles, failure, results, type Outcome } from './reports'
import { run, runInParallel, type Step } from './run-step'
import { forgetSettings } from './setup/forget-settings'
import { installTools } from './setup/install-tools'
import { startNewSite } from './setup/start-new-site'
import { useOwnTemporaryFolder } from './setup/temporary-folder'
import { root } from './setup/workspace'
import {
  again,
  againstSite,
  byOption,
  byNameOnly,
  inBrowser,
  integration,
  proofs,
  reportOf,
  sourceChecks,
  unit,
} from './steps'

const args = process.argv.slice(2)
const options = args.filter((arg) => arg.startsWith('-'))
const selected = args.filter((arg) => !options.includes(arg))
const hasOption = options.length > 0
const isSelected = ({ name }: Step) =>
  selected.includes(name) || (selected.length === 0 && !byNameOnly.includes(name))

const namesOf = (steps: Step[]) => steps.map(({ name }) => name)
const nameOf = (text: string) => text.split('\n', 1)[0] ?? ''

/** Tests that wait for processes can fail on a busy machine: failed files are run once more, without the others. */
async function runAgainIfFailed(step: Step): Promise<Outcome> {
  const first = await run(step)
  const files = first.failures.length > 0 ? failedFiles(reportOf(step.name), []) : []
  if (files.length === 0) return first
  const repetition = again(step, files)
  const second = await run(repetition)
  // Without a report, all of them count as failed.
  const failed = failedFiles(reportOf(repetition.name), files).map((file) => relative(root, file))
  const flaky = first.failures.filter((text) => !failed.some((file) => nameOf(text).includes(file)))
  return { passed: first.passed + flaky.length, failures: second.failures, flaky }
}

const outcomes: Outcome[] = []

async function runBuilt(): Promise<void> {
  const site = await startNewSite()
  try {
    const repeatable = hasOption ? [] : [integration, proofs].filter(isSelected)
    for (const step of repeatable) outcomes.push(await runAgainIfFailed(step))
    // What the tests in browsers visit.
    Object.assign(process.env, { SITE_URL: site.url, SITE_DIR: site.siteDir })
    const ofOptions = options.flatMap((option) => byOption[option] ?? [])
    const others = hasOption ? ofOptions : inBrowser.filter(isSelected)
    for (const step of others) outcomes.push(await run(step))
  } finally {
    await site.stop()
  }
}

function refuseUnknown(what: string, given: string[], known: string[]): void {
  const unknown = given.filter((name) => !known.includes(name))
  if (unknown.length === 0) return
  console.error(`Unknown ${what} ${unknown.join(', ')}; known: ${known.join(', ')}.`)
  process.exit(1)
}

refuseUnknown('option', options, Object.keys(byOption))
refuseUnknown('step', selected, namesOf([...sourceChecks, unit, ...againstSite]))
if (hasOption && selected.length > 0) {
  console.error(
    `${options.join(', ')} runs steps of its own: expected no other step; found ${selected.join(', ')}.`,
  )
  process.exit(1)
}
forgetSettings()
if (selected.length === 0 || !selected.every((name) => namesOf(sourceChecks).includes(name))) installTools()
useOwnTemporaryFolder()
rmSync(results, { recursive: true, force: true })
mkdirSync(results)
if (!hasOption) {
  // The unit tests run next to the checks: they wait for processes, and leave some of the processors unused.
  const fromSources = [
    ...sourceChecks.map((step) => [step, runInParallel] as const),
    [unit, runAgainIfFailed] as const,
  ]
  const chosen = fromSources.filter(([step]) => isSelected(step))
  outcomes.push(...(await Promise.all(chosen.map(([step, how]) => how(step)))))
}
// What has failed before is still in the summary.
if (hasOption || againstSite.some(isSelected))
  await runBuilt().catch((error: unknown) => {
    outcomes.push({ passed: 0, failures: [failure('the site for the tests', String(error))], flaky: [] })
  })
const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0)
const failures = outcomes.flatMap((outcome) => outcome.failures)
const flaky = outcomes.flatMap((outcome) => outcome.flaky)
// The last lines of a long output are what a CI shows.
for (const text of flaky) console.log(`\nPASSED THE SECOND TIME ${text}`)
for (const text of failures) console.log(`\nFAILED ${text}`)
const second = flaky.length > 0 ? ` (${flaky.length} of them the second time)` : ''
console.log(`\n${passed} passed${second}, ${failures.length} failed`)
process.exit(failures.length === 0 ? 0 : 1)
