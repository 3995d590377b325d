import { defineConfig } from 'vitest/config'

// What needs built packages, real processes or a database: slow beside unit tests, and one file after the other.
export default defineConfig({
  test: {
    globals: true,
    globalSetup: ['setup/publish-once.ts'],
    include: ['**/*.test.ts'],
    exclude: ['fixtures/**', '**/node_modules/**'],
    fileParallelism: false,
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
})
