import { parseArgs, type ParseArgsConfig } from 'node:util'
import { SiteError } from './errors/site-error'

type OptionsTable = NonNullable<ParseArgsConfig['options']>

/** What a command takes. */
export interface Takes<Option> {
  /** How many words may follow it. */
  words: number
  options?: Option[]
}

/** Reads words and options. Refuses a second value of an option that takes one. @throws SiteError that advises `usage` */
export function readWords<Options extends OptionsTable>(args: string[], options: Options, usage: string) {
  try {
    const { tokens, ...typed } = parseArgs({ args, allowPositionals: true, options, tokens: true })
    const given = tokens.flatMap((token) =>
      token.kind === 'option' && token.value !== undefined ? token.name : [],
    )
    const twice = given.find((name, index) => given.indexOf(name) < index && !options[name]?.multiple)
    if (twice !== undefined) throw new Error(`--${twice}: expected one value; found more.`)
    return typed
  } catch (error) {
    throw new SiteError('usage', (error as Error).message, usage)
  }
}

/** The values of a command line with these options. */
export type ValuesOf<Options extends OptionsTable> = ReturnType<typeof readWords<Options>>['values']

/** Refuses words and options that `command` would ignore: a person who types one expects an effect. @throws SiteError */
export function refuseSurplus(command: string, words: string[], options: string[], usage: string): void {
  const surplus = [...words, ...options.map((option) => `--${option}`)]
  if (surplus.length === 0) return
  throw new SiteError('usage', `${command}: ${surplus.join(' ')} is more than it takes.`, usage)
}

/**
 * Reads one of `commands`, and what it takes of `options`.
 * @returns undefined if the person asks for help
 * @throws SiteError that advises `usage`
 */
export function readCommand<Options extends OptionsTable, Command extends Takes<keyof Options>>(
  args: string[],
  commands: Record<string, Command>,
  options: Options,
  usage: string,
) {
  if (args.includes('--help') || args.includes('-h')) return undefined
  const { values, positionals } = readWords(args, options, usage)
  const [name = '', ...words] = positionals
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (!command)
    throw new SiteError('usage', name ? `There is no command ${name}.` : 'No command given.', usage)
  const unknown = Object.keys(values).filter((option) => !command.options?.includes(option))
  refuseSurplus(name, words.slice(command.words), unknown, usage)
  return { name, command, words, values }
}
