import { defineConfig } from 'vitest/config'

const projects = ['shared-ui', 'shared-ui/contract', 'shell', 'shell/platform', 'mf-*', 'mf-*/service']

export default defineConfig({ test: { maxWorkers: 4, projects } })
