import { startVitest } from 'vitest/node'
import { unitTests } from '../build/vitest-config.js'
import type { RemoteRequest } from './request'

/** Runs the tests of a remote once: all of them, or those whose path contains one of the words. */
export async function runTests({ root, words }: RemoteRequest): Promise<void> {
  const { test, plugins } = unitTests
  const vitest = await startVitest('test', words, { ...test, root, config: false, watch: false }, { plugins })
  // Vitest has set the exit code if a test failed.
  await vitest.close()
}
