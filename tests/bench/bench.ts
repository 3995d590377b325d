import { forgetSettings } from '../setup/forget-settings'

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
// A signal alone would skip the listeners of `exit`, which restore edited sources.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))
forgetSettings()
await bench()
