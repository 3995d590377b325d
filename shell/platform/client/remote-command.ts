import { buildFaultWords } from '../build/source/build-fault-words'
import { readCommand, type Takes } from '../command-line'
import { SiteError } from '../errors/site-error'
import { misused, remoteOptions, unanswered, usage, type RemoteRequest } from './request'

interface Command extends Takes<keyof typeof remoteOptions> {
  /** Loads only what the command needs: the bundler takes half a second. */
  load: () => Promise<(request: RemoteRequest) => Promise<void>>
}

const publishing = () => import('./publish-commands')

const commands: Record<string, Command> = {
  new: { words: 1, load: async () => (await import('./new-repository')).newRepository },
  dev: { words: 0, options: ['against'], load: async () => (await import('./develop')).develop },
  test: { words: Infinity, load: async () => (await import('./run-tests')).runTests },
  build: { words: 0, load: async () => (await import('./build')).build },
  publish: {
    words: 0,
    options: ['to', 'from', 'force', 'preview'],
    load: async () => (await publishing()).publish,
  },
  check: { words: 0, options: ['to', 'from'], load: async () => (await publishing()).check },
  rollback: { words: 0, options: ['to', 'force'], load: async () => (await publishing()).rollback },
  status: { words: 0, options: ['to'], load: async () => (await publishing()).status },
}

/** Vite reads a file's path as an address, in which `#` and `?` have a meaning; its server decodes `%`, too. PATH is split at `:`. */
function requirePlainPath(root: string, command: string): void {
  const [sign] = (command === 'dev' ? /[#?%:]/ : /[#?:]/).exec(root) ?? []
  if (sign)
    throw misused(`This folder is ${root}: expected a path without ${sign}. Move it, or rename the folder.`)
}

/** Exit codes for a CI. */
function exitCode(error: unknown): number {
  if (!(error instanceof SiteError)) return 1
  if (unanswered.includes(error.code)) return 3
  return error.code === 'usage' ? 2 : 1
}

/** Runs `npx remote` with `args` in the folder `root`; ends the process, unless it serves. */
export async function runRemote(root: string, args: string[], environment: NodeJS.ProcessEnv): Promise<void> {
  try {
    const typed = readCommand(args, commands, remoteOptions, usage)
    if (!typed) return console.log(usage)
    const { name, command, words, values } = typed
    requirePlainPath(root, name)
    const run = await command.load()
    await run({ words, options: values, root, environment })
    // A build loads the pages, whose timers and connections would keep this process.
    if (name !== 'dev') process.exit()
  } catch (error) {
    console.error(buildFaultWords(error))
    process.exit(exitCode(error))
  }
}
