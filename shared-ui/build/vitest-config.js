import { defineConfig } from 'vitest/config'
import { sourcePlugins } from './source-plugins.js'

/** The unit tests of one package: beside the code, components in a DOM. */
export const unitTests = defineConfig({
  plugins: [sourcePlugins()],
  test: { environment: 'happy-dom', globals: true, include: ['**/*.test.{ts,tsx}'] },
})
