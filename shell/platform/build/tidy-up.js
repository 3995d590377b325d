// Puts back the clocks, spies, globals and settings that a test has replaced. The first of these hooks runs last: until the page of a test
// is removed, it has what the test has replaced.
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})

// Test files share their modules (`isolate: false`). Testing Library cleans up only after the tests of the file that loads it
// first: this does so after those of every file with a DOM, and removes what a test has put into the page by hand.
if ('document' in globalThis) {
  const { cleanup, configure } = await import('@testing-library/react')
  globalThis.IS_REACT_ACT_ENVIRONMENT = true
  // As `expect.poll`: code that is imported at its first use takes seconds while the tests of all packages run.
  configure({ asyncUtilTimeout: 20_000 })
  afterEach(() => {
    cleanup()
    document.body.replaceChildren()
  })
  // Vitest ends an import that a test leaves behind with the test's file, and the failure would stay for all files of this process.
  afterAll(() => vi.dynamicImportSettled())
}
