import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { failure, type Outcome } from './reports'
import { root } from './setup/workspace'

/** One runner of `npm test`. */
export interface Step {
  name: string
  command: string[]
  /** Reads the report of a runner; a step without one is one check. */
  report?: () => Outcome
  environment?: NodeJS.ProcessEnv
}

/** A runner that fails without a failed test (no tests, a crash) fails all the same. */
function outcomeOf({ name, report }: Step, status: number | null, output = ''): Outcome {
  const broken = failure(`${name} ended with ${status}`, output)
  try {
    const found = report?.() ?? { passed: status === 0 ? 1 : 0, failures: [], flaky: [] }
    return status !== 0 && found.failures.length === 0 ? { ...found, failures: [broken] } : found
  } catch {
    return { passed: 0, failures: [broken], flaky: [] }
  }
}

function start({ command: [program = '', ...args], environment }: Step, output: 'inherit' | 'pipe') {
  const env = { ...process.env, ...environment }
  return spawn(program, args, { cwd: root, stdio: ['ignore', output, output], env })
}

/** Runs a step, its output as it comes. */
export async function run(step: Step): Promise<Outcome> {
  console.log(`\n== ${step.name}`)
  const started = performance.now()
  const [status] = (await once(start(step, 'inherit'), 'exit')) as [number | null]
  console.log(`-- ${step.name}: ${Math.round((performance.now() - started) / 1000)} s`)
  return outcomeOf(step, status)
}

/** Runs a step in parallel with others: its output is shown when it has ended. */
export async function runInParallel(step: Step): Promise<Outcome> {
  const child = start(step, 'pipe')
  const [[status], ...output] = await Promise.all([
    once(child, 'close') as Promise<[number | null]>,
    ...[child.stdout, child.stderr].map((stream) => (stream ? text(stream) : '')),
  ])
  const said = output.join('').trim()
  console.log(`\n== ${step.name}\n${said}`)
  return outcomeOf(step, status, said)
}
