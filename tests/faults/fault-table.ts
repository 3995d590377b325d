import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter'

/** Prints, for `npm run test:faults`, what held of each remote under each fault: the steps of the test that passed. */
export default class FaultTable implements Reporter {
  readonly #rows: string[][] = []

  onTestEnd(test: TestCase, { status, steps, duration, errors }: TestResult): void {
    const [remote = '', fault = ''] = test.title.split(' | ')
    const held = steps.filter(({ category, error }) => category === 'test.step' && !error)
    const words = held.map(({ title }) => title).join(', ')
    if (status === 'passed')
      return void this.#rows.push([remote, fault, words, `${(duration / 1000).toFixed(1)} s`])
    const broken = steps.find(({ category, error }) => category === 'test.step' && error)?.title ?? 'the test'
    this.#rows.push([
      remote,
      fault,
      `FAILED: ${broken}; held: ${words || 'nothing'}`,
      errors[0]?.message ?? '',
    ])
  }

  onEnd(): void {
    const widths = [0, 1, 2].map((column) => Math.max(...this.#rows.map((row) => row[column]?.length ?? 0)))
    const rows = this.#rows.toSorted(([a = ''], [b = '']) => a.localeCompare(b))
    console.log('\nWhat held while the remote was broken:\n')
    for (const row of rows)
      console.log(row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  '))
  }
}
