import type { Plugin } from 'vite'

/**
 * Heads each script with V8's explicit compile hint: all of its functions are compiled off the main thread while it
 * loads, instead of on it at their first call (decision 010). To other engines it is a comment.
 */
export const compileHint = (): Plugin => ({
  name: 'compile-hint',
  // After the minifier, which drops comments.
  outputOptions: (options) => ({ ...options, postBanner: '//# allFunctionsCalledOnLoad' }),
})
