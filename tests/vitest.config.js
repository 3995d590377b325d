import { defineConfig } from 'vitest/config'

// What needs built packages, real processes or a database: slow beside unit tests; most of it waits, so two at a time.
export default defineConfig({
  test: {
    globals: true,
    globalSetup: ['setup/publish-once.ts'],
    include: ['**/*.test.ts'],
    exclude: ['fixtures/**', '**/node_modules/**'],
    maxWorkers: 2,
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
})
