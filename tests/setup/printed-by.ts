import { format } from 'node:util'

/** What `work` prints while it runs, and its result. One at a time. */
export async function printedBy<Result>(work: () => Promise<Result>) {
  const lines: string[] = []
  const print = (...words: unknown[]) => void lines.push(`${format(...words)}\n`)
  const spies = (['log', 'error'] as const).map((kind) => vi.spyOn(console, kind).mockImplementation(print))
  try {
    return { result: await work(), output: lines.join('') }
  } finally {
    for (const spy of spies) spy.mockRestore()
  }
}
