import { execFile } from 'node:child_process'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { inject } from 'vitest'
import { reportFailure } from 'platform/cli/report-failure'
import { runSite } from 'platform/cli/run-site'
import { startWebServer } from 'platform/server/server'
import { liveRelease } from 'platform/store/moves/live-release'
import { newestNumber } from 'platform/store/moves/pointer'
import { siteDirectory } from 'platform/store/places/site-directory'
import { printedBy } from './printed-by'
import { siteOfTests } from './store-of-tests'
import { root, typescript } from './workspace'

const run = promisify(execFile)

export const testOrigin = 'http://college.test'

/** Takes what has to be done at an end: `afterAll` at the end of a file, `onTestFinished` at that of a test. */
export type Until = (end: () => Promise<void>) => unknown

/** A copy of a published site, until the test ends; of the workspace's four packages unless `from` names another. */
export async function publishedSite(until: Until = onTestFinished, from = inject('publishedSite')) {
  const dir = await mkdtemp(join(tmpdir(), 'published-'))
  until(() => rm(dir, { recursive: true, force: true }))
  await cp(from, dir, { recursive: true })
  const { site, close, ...found } = await siteOfTests(dir, inject('storeServer'))
  const environment = { ...found.environment, PUBLIC_ORIGIN: testOrigin }
  const withBrowser = siteCommands(environment)
  const servers: Awaited<ReturnType<typeof startWebServer>>[] = []
  until(async () => {
    for (const { app } of servers) await app.close()
    await close()
  })
  return {
    site,
    /** The environment with which commands find it. */
    environment,
    live: async () => (await liveRelease(site)).release,
    /** Its commands, a publish and a check with `--no-browser`: the browser takes seconds. */
    succeeds: (...args: string[]) => withBrowser.succeeds(...withoutBrowser(args)),
    refuses: (...args: string[]) => withBrowser.refuses(...withoutBrowser(args)),
    /** Its commands as given. */
    withBrowser,
    /** A web server of it on a free port, which stops when the site is removed. */
    webServer: async (settings: NodeJS.ProcessEnv = {}) => {
      const server = await startWebServer({ ...environment, PORT: '0', LOG_LEVEL: 'silent', ...settings })
      servers.push(server)
      return server
    },
  }
}

/** A command without the browser: only a publish and a check have one. */
const withoutBrowser = (args: string[]) =>
  ['publish', 'check'].includes(args[0] ?? '') ? [...args, '--no-browser'] : args

/** The same site with the sample remote as a fifth: if only the sample changes, only its two pages are rendered. */
export const siteWithSample = (until?: Until) => publishedSite(until, inject('siteWithSample'))

/** `npm run site -- …` as given, that has to succeed, or to be refused: exit code 1, and no move. Both return the output. */
export function siteCommands(environment: NodeJS.ProcessEnv) {
  // In some tests, SITE_DIR names a file.
  const newestMove = () => newestNumber(siteDirectory(environment['SITE_DIR'] ?? '')).catch(() => undefined)
  const succeeds = (...args: string[]) => outputOf(args, environment, 0)
  const refuses = async (...args: string[]) => {
    const before = await newestMove()
    const output = await outputOf(args, environment, 1)
    expect(await newestMove(), output).toBe(before)
    return output
  }
  return { succeeds, refuses }
}

async function outputOf(args: string[], environment: NodeJS.ProcessEnv, expected: 0 | 1) {
  const { code, output } = await runSiteHere(args, environment)
  expect(code, output).toBe(expected)
  return output
}

/** The output of `npm run site -- …` and its exit code; never rejects. One at a time. */
export async function runSiteHere(args: string[], environment: NodeJS.ProcessEnv) {
  const running = () =>
    runSite(args, environment).then(
      () => 0,
      (error: unknown) => {
        reportFailure(error, environment)
        return 1
      },
    )
  const { result: code, output } = await printedBy(running)
  return { code, output }
}

/** Runs `file` of `shell/platform/cli` in a process of its own; never rejects. */
export async function runCommand(file: string, args: string[], environment: NodeJS.ProcessEnv) {
  try {
    const command = [...typescript, join(root, 'shell/platform/cli', file), ...args]
    const env = { ...process.env, ...environment }
    const { stdout, stderr } = await run(process.execPath, command, { cwd: root, env })
    return { code: 0, output: stdout + stderr }
  } catch (error) {
    const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string }
    return { code, output: stdout + stderr }
  }
}
