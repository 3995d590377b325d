import { defineConfig } from 'vitest/config'

const projects = ['shared-ui', 'shared-ui/contract', 'shell', 'shell/platform', 'mf-*', 'mf-*/service']

export default defineConfig({ test: { pool: 'threads', maxWorkers: 4, projects } })
