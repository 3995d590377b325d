import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const program = fileURLToPath(new URL('../../../run.mjs', import.meta.url))

/** How a process ended, and what it wrote. */
interface Ended {
  code: number
  output: string
  errors: string
}

/** Runs a command of the checkout, such as `inbox list`, in its own process until it ends by itself. */
export function runProgram(typed: string[], environment: NodeJS.ProcessEnv): Promise<Ended> {
  const env = { PATH: process.env['PATH'], ...environment }
  return new Promise((resolve) => {
    execFile(process.execPath, [program, ...typed], { env }, (error, output, errors) =>
      resolve({ code: error === null ? 0 : Number(error.code ?? Number.NaN), output, errors }),
    )
  })
}
