import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: { pool: 'threads', maxWorkers: 3, projects: ['shared-ui', 'shell', 'mf-*'] },
})
