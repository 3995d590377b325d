// Test files share their modules (`isolate: false`). Testing Library tidies up after the tests of the file that loads it
// first: here it does after those of every file that has a DOM, and what was put into the page by hand goes too.
if ('document' in globalThis) {
  const { cleanup } = await import('@testing-library/react')
  globalThis.IS_REACT_ACT_ENVIRONMENT = true
  afterEach(() => {
    cleanup()
    document.body.replaceChildren()
  })
}
