import nodeConsole from 'node:console'

/** Silences the console errors of a failure that the test causes: happy-dom logs failed requests, as a browser does. */
export function silenceFailedRequests(): void {
  vi.spyOn(nodeConsole, 'error').mockImplementation(() => {})
}
