import nodeConsole from 'node:console'

/** The DOM's fetch tells Node's console of each failure, as a browser's tells its own: not of one that this test makes. */
export function expectFailure(): void {
  const printed = vi.spyOn(nodeConsole, 'error').mockImplementation(() => {})
  onTestFinished(() => printed.mockRestore())
}
