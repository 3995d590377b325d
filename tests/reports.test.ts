import { spawnSync } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { temporaryFolder } from 'platform/store/testing/temporary-site'
import { failedFiles, results, vitestOutcome } from './reports'
import { root } from './setup/workspace'
import { inBrowser, vitest } from './steps'

/** Runs `code` as a file of tests; the name of its report. */
async function reportOn(code: string): Promise<string> {
  const folder = await temporaryFolder()
  await writeFile(join(folder, 'some.test.js'), code)
  const report = relative(results, join(folder, 'report.json'))
  const [program = '', ...args] = vitest(report, '--root', folder, '--globals')
  spawnSync(program, args, { cwd: root })
  return report
}

it.each([
  [
    'an error outside of any test',
    `it('passes', () => void Promise.reject(new Error('Nothing waits for this')))`,
    1,
    /^outside of any test, during .*some\.test\.js\n +Error: Nothing waits for this/,
  ],
  [
    'a file that fails before its tests',
    `await Promise.reject(new Error('No site')); it('is not reached', () => {})`,
    0,
    /^.*some\.test\.js\n +No site/,
  ],
])('%s is a failure of the file, which is run again', async (_, code, count, words) => {
  const report = await reportOn(code)
  const { passed, failures } = vitestOutcome(report)()
  expect(passed).toBe(count)
  expect(failures).toEqual([expect.stringMatching(words)])
  expect(failedFiles(report, [])).toEqual([expect.stringMatching(/some\.test\.js$/)])
})

it('a runner that wrote no report has not passed the files that it ran again', () => {
  expect(failedFiles('no-such-report.json', ['some.test.ts'])).toEqual(['some.test.ts'])
})

it('each step in a browser has a report of its own', () => {
  const reports = inBrowser.map(({ environment }) => environment?.['PLAYWRIGHT_JSON_OUTPUT_FILE'])
  expect(new Set(reports).size).toBe(inBrowser.length)
})
