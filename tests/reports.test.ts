import { spawnSync } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { failedFiles, results, vitestOutcome } from './reports'
import { root } from './setup/workspace'
import { vitest } from './steps'

let folder: string
beforeEach(async () => void (folder = await mkdtemp(join(tmpdir(), 'reports-'))))
afterEach(() => rm(folder, { recursive: true }))

/** Runs `code` as a file of tests; the name of its report. */
async function reportOn(code: string): Promise<string> {
  await writeFile(join(folder, 'some.test.js'), code)
  const report = relative(results, join(folder, 'report.json'))
  const [program = '', ...args] = vitest(report, '--root', folder, '--globals')
  spawnSync(program, args, { cwd: root })
  return report
}

it('an error outside of any test is a failure of the file that was running, which is run again', async () => {
  const report = await reportOn(
    `it('passes', () => void Promise.reject(new Error('Nothing waits for this')))`,
  )
  const { passed, failures } = vitestOutcome(report)()
  expect(passed).toBe(1)
  expect(failures).toEqual([
    expect.stringMatching(/^outside of any test, during .*some\.test\.js\n +Error: Nothing waits for this/),
  ])
  expect(failedFiles(report, [])).toEqual([expect.stringMatching(/some\.test\.js$/)])
})

it('a runner that wrote no report has not passed the files that it ran again', () => {
  expect(failedFiles('no-such-report.json', ['some.test.ts'])).toEqual(['some.test.ts'])
})
