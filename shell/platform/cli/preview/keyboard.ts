import { spawnSync } from 'node:child_process'
import { Readable } from 'node:stream'

/** Whether this process is in the foreground of its terminal, as `ps` marks it. Without `ps` it is taken to be. */
function isInForeground(): boolean {
  const { stdout } = spawnSync('ps', ['-o', 'stat=', '-p', `${process.pid}`], { encoding: 'utf8' })
  return !stdout || stdout.includes('+')
}

/** What the person types; nothing in the background of a terminal, which stops a process that reads from it there. */
export const keyboard = (): Readable =>
  process.stdin.isTTY && !isInForeground() ? Readable.from([]) : process.stdin
