import { defineConfig } from 'vitest/config'

// Tests with built packages, real processes or a database: slower than unit tests. They often wait, so there is one more than processors.
export default defineConfig({
  test: {
    globals: true,
    globalSetup: ['setup/publish-once.ts'],
    setupFiles: ['../shell/platform/build/tidy-up.js'],
    include: ['**/*.test.ts'],
    // One set of modules and one html-validate for the files of a worker: loading them for each takes a second.
    isolate: false,
    maxWorkers: 3,
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 30_000 } },
  },
})
