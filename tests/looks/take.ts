import { spawnSync } from 'node:child_process'
import { installTools } from '../setup/install-tools'
import { serveSite } from '../setup/serve-site'
import { root } from '../setup/workspace'

// Takes the pictures that looks.spec.ts compares with again: those that differ by more than its tolerances.
installTools()
const site = await serveSite()
const { status } = spawnSync(
  'tests/node_modules/.bin/playwright',
  ['test', '-c', 'tests/playwright.config.ts', 'tests/looks/', '--project=looks', '--update-snapshots'],
  { cwd: root, stdio: 'inherit', env: { ...process.env, SITE_URL: site.url } },
)
await site.stop()
process.exit(status ?? 1)
