import { runOnSite } from '../setup/run-on-site'

// Takes the pictures that looks.spec.ts compares with again: those that differ by more than its tolerances.
await runOnSite(['tests/looks/', '--project=looks', '--update-snapshots'])
