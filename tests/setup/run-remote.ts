import { runRemote } from 'platform/client/remote-command'
import { printedBy } from './printed-by'

/** The output of `npx remote …` in the folder `cwd` and its exit code, in this process; never rejects. One at a time. */
export async function runRemoteHere(cwd: string, args: string[], environment = process.env) {
  const exit = vi.spyOn(process, 'exit').mockImplementation(() => undefined as never)
  const { output } = await printedBy(() => runRemote(cwd, args, environment))
  const code = exit.mock.lastCall?.[0] ?? 0
  exit.mockRestore()
  return { code, output }
}
