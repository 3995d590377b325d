import { spawnSync } from 'node:child_process'
import { forgetSettings } from './forget-settings'
import { installTools } from './install-tools'
import { serveSite } from './serve-site'
import { useOwnTemporaryFolder } from './temporary-folder'
import { root } from './workspace'

/** Runs Playwright with `args` on a served site of this checkout, and ends this process with its exit code. */
export async function runOnSite(args: string[], environment: NodeJS.ProcessEnv = {}): Promise<never> {
  forgetSettings()
  installTools()
  useOwnTemporaryFolder()
  const site = await serveSite()
  const { status } = spawnSync(
    'tests/node_modules/.bin/playwright',
    ['test', '-c', 'tests/playwright.config.ts', ...args],
    {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, SITE_URL: site.url, SITE_DIR: site.siteDir, ...environment },
    },
  )
  await site.stop()
  process.exit(status ?? 1)
}
