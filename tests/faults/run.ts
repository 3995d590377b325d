import { spawnSync } from 'node:child_process'
import { installTools } from '../setup/install-tools'
import { serveSite } from '../setup/serve-site'
import { root } from '../setup/workspace'

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
  {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, SITE_URL: site.url, SITE_DIR: site.siteDir, ALL_FAULTS: '1' },
  },
)
await site.stop()
process.exit(status ?? 1)
