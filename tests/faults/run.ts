import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { installTools } from '../setup/install-tools'
import { serveSite } from '../setup/serve-site'

const root = fileURLToPath(new URL('../..', import.meta.url))

installTools()
const site = await serveSite()
const { status } = spawnSync(
  'tests/node_modules/.bin/playwright',
  [
    'test',
    '-c',
    'tests/playwright.config.ts',
    'tests/faults/',
    '--project=chromium',
    '--reporter=./tests/faults/fault-table.ts',
  ],
  { cwd: root, stdio: 'inherit', env: { ...process.env, SITE_URL: site.url, SITE_DIR: site.siteDir } },
)
await site.stop()
process.exit(status ?? 1)
