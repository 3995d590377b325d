import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { sourcePlugins } from './vite/source-plugins.js'

/** Unit tests of one package, next to its code. A test that needs a DOM says so in its first line, because a DOM takes half a second. */
export const unitTests = defineConfig({
  plugins: [sourcePlugins()],
  test: {
    globals: true,
    include: ['**/*.test.{ts,tsx}'],
    // Packages inside this one have their own tests.
    exclude: ['**/{node_modules,dist}/**', '{contract,platform,service}/**'],
    isolate: false,
    // Some tests start processes and databases, which takes seconds on a busy machine.
    testTimeout: 30_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 20_000 } },
    // No test loads stylesheets; without this setting, the DOM prints a long stack for each.
    environmentOptions: { happyDOM: { settings: { handleDisabledFileLoadingAsSuccess: true } } },
    setupFiles: [fileURLToPath(new URL('tidy-up.js', import.meta.url))],
  },
})
