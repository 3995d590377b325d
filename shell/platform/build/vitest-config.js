import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { sourcePlugins } from './source-plugins.js'

/** The unit tests of one package, next to the code. A test that needs a DOM asks for it in its first line: it takes half a second. */
export const unitTests = defineConfig({
  plugins: [sourcePlugins()],
  test: {
    globals: true,
    include: ['**/*.test.{ts,tsx}'],
    // A package inside of this one has tests of its own.
    exclude: ['**/{node_modules,dist}/**', '{contract,platform,service}/**'],
    isolate: false,
    // Some start processes and databases: moments, but seconds where everything runs at once.
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // No test loads stylesheets; unless told so, the DOM prints a stack of ten lines for each.
    environmentOptions: { happyDOM: { settings: { handleDisabledFileLoadingAsSuccess: true } } },
    setupFiles: [fileURLToPath(new URL('tidy-up.js', import.meta.url))],
  },
})
