import { tmpdir } from 'node:os'
import { forgetSettings } from '../setup/forget-settings'
import { useOwnTemporaryFolder } from '../setup/temporary-folder'

const benches: Record<string, () => Promise<void>> = {
  weight: async () => (await import('./weight')).benchWeight(),
  pages: async () => (await import('./pages')).benchPages(),
  interactions: async () => (await import('./interactions')).benchInteractions(),
  publish: async () => (await import('./publish')).benchPublish(),
  server: async () => (await import('./server')).benchServer(),
}

const [, , wanted = ''] = process.argv
const bench = benches[wanted]
if (!bench) {
  console.error(`Unknown bench ${wanted || '(none)'}; known: ${Object.keys(benches).join(', ')}.`)
  process.exit(1)
}
forgetSettings()
// On disk, as sites are: in memory, a publish would be faster.
process.env['TMPDIR'] ??= tmpdir()
useOwnTemporaryFolder()
await bench()
