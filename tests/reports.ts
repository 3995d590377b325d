import { existsSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter'
import type { JsonTestResults } from 'vitest/reporters'
import { outsideErrorsOf, type OutsideError } from './outside-errors'
import { root } from './setup/workspace'

/** Where the runners write their reports. */
export const results = join(root, 'tests/test-results')

/** What came of tests or checks of one kind; a failure is its name and the beginning of what it said. */
export interface Outcome {
  passed: number
  failures: string[]
  /** Failures of tests that passed when they were run once more. */
  flaky: string[]
}

const shownLines = 12

/** A failure as the summary shows it. */
export function failure(name: string, message = ''): string {
  const lines = stripVTControlCharacters(message).trim().split('\n')
  const own = lines.filter((line) => !line.includes('/node_modules/')).slice(0, shownLines)
  return [name, ...own.map((line) => `    ${line}`)].join('\n')
}

const readReport = <Report>(file: string) => JSON.parse(readFileSync(join(results, file), 'utf8')) as Report

function failuresOfFile({ name, status, message, assertionResults }: JsonTestResults['testResults'][number]) {
  const file = relative(root, name)
  const failed = assertionResults.filter((result) => result.status === 'failed')
  // A file that cannot be loaded has no tests.
  if (status === 'failed' && failed.length === 0) return [failure(file, message)]
  return failed.map((result) => failure(`${file} › ${result.fullName}`, result.failureMessages?.join('\n')))
}

const readOutside = (report: string) => readReport<OutsideError[]>(outsideErrorsOf(report))

const outsideFailure = ({ file, message }: OutsideError) =>
  failure(`outside of any test${file ? `, during ${relative(root, file)}` : ''}`, message)

/** The outcome in a report of Vitest. */
export const vitestOutcome = (report: string) => (): Outcome => {
  const { numPassedTests, testResults } = readReport<JsonTestResults>(report)
  const outside = readOutside(report).map(outsideFailure)
  return { passed: numPassedTests, failures: [...outside, ...testResults.flatMap(failuresOfFile)], flaky: [] }
}

/** The files of a report of Vitest in which something failed; none if something failed in no file, `unreported` without a report. */
export function failedFiles(report: string, unreported: string[]): string[] {
  if (!existsSync(join(results, report))) return unreported
  const { testResults } = readReport<JsonTestResults>(report)
  const failed = testResults.filter(({ status }) => status === 'failed').map(({ name }) => name)
  const during = readOutside(report).map(({ file }) => file)
  return during.includes(undefined) ? [] : [...new Set([...failed, ...during.map(String)])]
}

function firstFailures({ specs, suites = [] }: JSONReportSuite, status: 'unexpected' | 'flaky'): string[] {
  const own = specs.flatMap(({ file, line, title, tests }) =>
    tests
      .filter((test) => test.status === status)
      .map(({ projectName, results: tries }) =>
        failure(`[${projectName}] tests/${file}:${line} › ${title}`, tries[0]?.errors[0]?.message),
      ),
  )
  return [...own, ...suites.flatMap((suite) => firstFailures(suite, status))]
}

/** The outcome in a report of Playwright. */
export const playwrightOutcome = (report: string) => (): Outcome => {
  const { stats, suites, errors } = readReport<JSONReport>(report)
  const outside = errors.map(({ message }) => failure('outside of any test', message))
  const withStatus = (status: 'unexpected' | 'flaky') =>
    suites.flatMap((suite) => firstFailures(suite, status))
  return {
    passed: stats.expected + stats.flaky,
    failures: [...outside, ...withStatus('unexpected')],
    flaky: withStatus('flaky'),
  }
}
