import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { stripVTControlCharacters } from 'node:util'
import { typescript } from './workspace'

interface Start {
  cwd: string
  /** A TypeScript file and its arguments. */
  command: string[]
  env: NodeJS.ProcessEnv
  /** A text in its output that says it is ready; the first group is its address. */
  says: RegExp
  /** Receives its output, line by line. */
  listen?: (line: string) => void
}

/** Starts a process of the project and waits until it is ready. @returns its `url`, and `stop`, which resolves with its exit code; `type` enters a line */
export async function startProcess({ cwd, command, env, says, listen = () => {} }: Start) {
  const child = spawn(process.execPath, [...typescript, ...command], {
    cwd,
    env,
    stdio: 'pipe',
  })
  // A run that is ended leaves no site behind.
  const end = () => void child.kill()
  process.once('exit', end)
  child.once('exit', () => process.off('exit', end))
  const url = await new Promise<string>((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`${command.join(' ')} did not start (exit code ${code}).`)))
    const hear = (coloured: string) => {
      const line = stripVTControlCharacters(coloured)
      listen(line)
      const found = says.exec(line)?.[1]
      if (found) resolve(found)
    }
    for (const input of [child.stdout, child.stderr]) createInterface({ input }).on('line', hear)
    child.stderr.pipe(process.stderr)
  })
  const stop = async (signal: NodeJS.Signals = 'SIGTERM') => {
    if (child.exitCode === null && child.signalCode === null) {
      child.kill(signal)
      await once(child, 'exit')
    }
    return child.exitCode
  }
  const type = (line: string) => void child.stdin.write(`${line}\n`)
  return { url, stop, type }
}
