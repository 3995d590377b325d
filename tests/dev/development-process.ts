import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { stripVTControlCharacters } from 'node:util'

/** Starts `npm run dev -- …names` in `checkout` on a free port. */
export async function startDevelopment(checkout: string, names: string[], environment: NodeJS.ProcessEnv) {
  const child = spawn(process.execPath, ['--import', 'tsx', 'shell/commands/dev.ts', ...names], {
    cwd: checkout,
    env: { ...process.env, PORT: '0', ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const url = await new Promise<string>((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`Development did not start (exit code ${code}).`)))
    createInterface({ input: child.stdout }).on('line', (line) => {
      const found = /Local:\s+(\S+)\//.exec(stripVTControlCharacters(line))?.[1]
      if (found) resolve(found)
    })
  })
  const stop = async () => {
    child.kill('SIGTERM')
    if (child.exitCode === null) await once(child, 'exit')
  }
  return { url, stop }
}
