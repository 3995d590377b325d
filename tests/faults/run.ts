import { runOnSite } from '../setup/run-on-site'

await runOnSite(['tests/faults/', '--project=chromium', '--reporter=./tests/faults/fault-table.ts'], {
  ALL_FAULTS: '1',
})
