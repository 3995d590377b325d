import { writeFileSync } from 'node:fs'
import type { SerializedError, Reporter, Vitest } from 'vitest/node'

/** An error outside of any test; `file` ran when it was thrown. */
export interface OutsideError {
  message: string
  file?: string | undefined
}

/** The file with the outside errors of the run whose JSON report is `report`. */
export const outsideErrorsOf = (report: string) => report.replace(/\.json$/, '.outside.json')

/** Writes what Vitest's JSON report leaves out: the errors outside of any test. */
export default class OutsideErrors implements Reporter {
  private file = ''

  onInit({ config: { outputFile } }: Vitest): void {
    if (typeof outputFile !== 'object' || !outputFile.json)
      throw new Error('Pass --outputFile.json=FILE, too.')
    this.file = outsideErrorsOf(outputFile.json)
  }

  onTestRunEnd(_: unknown, errors: readonly SerializedError[]): void {
    const outside = errors.map(({ stack, message, ['VITEST_TEST_PATH']: file }): OutsideError => ({
      message: stack ?? message,
      file: typeof file === 'string' ? file : undefined,
    }))
    writeFileSync(this.file, JSON.stringify(outside))
  }
}
