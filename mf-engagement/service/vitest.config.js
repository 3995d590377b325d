import { unitTests } from 'platform/build/vitest-config.js'
import { mergeConfig } from 'vitest/config'

export default mergeConfig(unitTests, { test: { globalSetup: ['testing/shared-server.ts'] } })
