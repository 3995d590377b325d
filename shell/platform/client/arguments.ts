import { parseArgs } from 'node:util'
import { SiteError } from '../store/errors'

const usage = `npx --no remote COMMAND, in the folder of a remote
  new mf-NAME           a new remote in a folder, and a repository, of its own
  dev --against URL     run it from source with hot reload; the rest is as the site at URL has it
  test [FILTER…]        run its tests
  build                 build it into dist/
  publish --to URL      build it, send it to the publisher at URL, and put it live
  check --to URL        the same without going live
  rollback --to URL     back to the version of this remote that was live before
  status --to URL       what is live
    --preview           of a publish: no more than a private address, kept for two weeks
    --from DIR          take the build in DIR instead of building
    --force             accept lost pages, emptied slots and broken links
The token is in the variable SITE_TOKEN. Exit codes: 0 done, 1 refused, 2 not understood, 3 the publisher does not answer.`

export const misused = (fault: string) => new SiteError('usage', fault, usage)

/** The options of each command, and how many words it takes. */
const taken = {
  new: { options: [], words: 1 },
  dev: { options: ['against'], words: 0 },
  test: { options: [], words: Infinity },
  build: { options: [], words: 0 },
  publish: { options: ['to', 'from', 'force', 'preview'], words: 0 },
  check: { options: ['to', 'from'], words: 0 },
  rollback: { options: ['to', 'force'], words: 0 },
  status: { options: ['to'], words: 0 },
}

export type CommandName = keyof typeof taken

/** A command line of `npx remote`. */
export interface RemoteArguments {
  command: CommandName
  words: string[]
  options: { against?: string; to?: string; from?: string; force?: boolean; preview?: boolean }
}

/** A command for the remote in the folder `root`. */
export interface RemoteRequest extends RemoteArguments {
  root: string
  environment: NodeJS.ProcessEnv
}

function parse(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        against: { type: 'string' },
        to: { type: 'string' },
        from: { type: 'string' },
        force: { type: 'boolean' },
        preview: { type: 'boolean' },
      },
    })
  } catch (error) {
    throw misused((error as Error).message)
  }
}

const isCommand = (name: string): name is CommandName => Object.hasOwn(taken, name)

/**
 * Reads a command line. Refuses words and options that a command would ignore: a person who types one expects an effect.
 * @throws SiteError
 */
export function readArguments(args: string[]): RemoteArguments {
  const { values, positionals } = parse(args)
  const [command = '', ...words] = positionals
  if (!isCommand(command)) throw misused(command ? `There is no command ${command}.` : 'No command given.')
  const takes = taken[command]
  const unknown = Object.keys(values).filter((option) => !takes.options.some((known) => known === option))
  const ignored = [...words.slice(takes.words), ...unknown.map((option) => `--${option}`)]
  if (ignored.length > 0) throw misused(`${command}: ${ignored.join(' ')} is more than it takes.`)
  return { command, words, options: values }
}
