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

/** Starts a process of the project and waits until it is ready. @returns its `url`, and `stop`, which resolves with its exit code, as `ended` does; `type` enters a line */
export async function startProcess({ cwd, command, env, says, listen = () => {} }: Start) {
  const child = spawn(process.execPath, [...typescript, ...command], {
    cwd,
    env,
    stdio: 'pipe',
  })
  // A run that is ended leaves no site behind.
  const end = () => void child.kill()
  process.once('exit', end)
  const ended = once(child, 'exit').then(() => child.exitCode)
  const url = await new Promise<string>((resolve, reject) => {
    void ended.then((code) => {
      process.off('exit', end)
      reject(new Error(`${command.join(' ')} did not start (exit code ${code}).`))
    })
    const hear = (coloured: string) => {
      const line = stripVTControlCharacters(coloured)
      listen(line)
      const found = says.exec(line)?.[1]
      if (found) resolve(found)
    }
    for (const input of [child.stdout, child.stderr]) createInterface({ input }).on('line', hear)
    child.stderr.pipe(process.stderr)
  })
  const stop = (signal: NodeJS.Signals = 'SIGTERM') => {
    child.kill(signal)
    return ended
  }
  const type = (line: string) => void child.stdin.write(`${line}\n`)
  return { url, ended, stop, type }
}
