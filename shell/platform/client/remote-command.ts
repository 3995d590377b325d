import { misused, readArguments, type CommandName, type RemoteRequest } from './arguments'
import { buildFault } from '../build/build-fault'
import { SiteError } from '../store/errors'

type Command = (request: RemoteRequest) => Promise<void>

const publishing = () => import('./publish-commands')

/** Each command loads only what it needs: the bundler takes half a second. */
const commands: Record<CommandName, () => Promise<Command>> = {
  new: async () => (await import('./new-repository')).newRepository,
  dev: async () => (await import('./develop')).develop,
  test: async () => (await import('./run-tests')).runTests,
  build: async () => (await import('./build')).build,
  publish: async () => (await publishing()).publish,
  check: async () => (await publishing()).check,
  rollback: async () => (await publishing()).rollback,
  status: async () => (await publishing()).status,
}

/** Vite reads a file's path as an address, in which `#` and `?` have a meaning; its server decodes `%`, too. */
function requirePlainPath(root: string, command: CommandName): void {
  const [sign] = (command === 'dev' ? /[#?%]/ : /[#?]/).exec(root) ?? []
  if (sign)
    throw misused(`This folder is ${root}: expected a path without ${sign}. Move it, or rename the folder.`)
}

/** Exit codes for a CI. */
function exitCode(error: unknown): number {
  if (!(error instanceof SiteError)) return 1
  const codes = { usage: 2, 'publisher-unreachable': 3, 'store-unreachable': 3, 'issuer-unreachable': 3 }
  return codes[error.code as keyof typeof codes] ?? 1
}

/** Runs `npx remote` with `args` in the folder `root`; ends the process, unless it serves. */
export async function runRemote(root: string, args: string[], environment: NodeJS.ProcessEnv): Promise<void> {
  try {
    const request = { ...readArguments(args), root, environment }
    requirePlainPath(root, request.command)
    const run = await commands[request.command]()
    await run(request)
    // A build loads the pages, whose timers and connections would keep this process.
    if (request.command !== 'dev') process.exit()
  } catch (error) {
    console.error(buildFault(error))
    process.exit(exitCode(error))
  }
}
