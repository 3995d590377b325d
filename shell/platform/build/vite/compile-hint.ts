import type { Plugin } from 'vite'

/**
 * Begins each script with V8's explicit compile hint: its functions are compiled off the main thread while it loads, instead of on
 * it at their first call (decision 010). Other engines read a comment.
 */
export const compileHint = (): Plugin => ({
  name: 'compile-hint',
  // After the minifier, which removes comments.
  outputOptions: (options) => ({ ...options, postBanner: '//# allFunctionsCalledOnLoad' }),
})
