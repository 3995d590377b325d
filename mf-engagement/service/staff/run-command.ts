import { parseArgs } from 'node:util'
import { readConfig } from '../config'
import { openExistingDatabase } from '../database/open-database'
import { explainUnusable } from '../database/unusable-database'
import { explainFileFault } from '../file-fault'
import { newsletterSigner } from '../newsletter/newsletter-signer'
import { readSecretKey } from '../newsletter/secret-key'
import { type Command, UsageError } from './command'
import { commands, usage } from './commands'

/** Runs the command that was typed after `npm run inbox --`. */
export async function runCommand(
  typed: string[],
  environment: NodeJS.ProcessEnv,
  print: (text: string) => void,
): Promise<void> {
  if (typed.includes('--help') || typed.includes('-h')) return print(usage)
  const { command, given } = readTyped(typed)
  const config = readConfig(environment)
  const database = await openExistingDatabase(config.database)
  try {
    const signer = newsletterSigner(await readSecretKey(config.dataDir))
    await command.run({ config, database, signer, print }, given)
  } catch (error) {
    throw explainUnusable(config.database, explainFileFault(error))
  } finally {
    await database.destroy()
  }
}

function readTyped(typed: string[]) {
  const { values, positionals } = parse(typed)
  const [name = '', ...words] = positionals
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (command === undefined)
    throw new UsageError(name === '' ? 'Which command?' : `There is no command ${name}.`)
  const surplus = [...surplusWords(command, words), ...surplusOptions(command, Object.keys(values))]
  if (surplus.length > 0) throw new UsageError(`${name} does not take ${surplus.join(' ')}`)
  const [subject, field, value] = words
  return { command, given: { subject, field, value, ...values } }
}

const positional = ['subject', 'field', 'value']

const surplusWords = ({ takes }: Command, words: string[]) =>
  words.slice(takes.filter((taken) => positional.includes(taken)).length)
const surplusOptions = ({ takes }: Command, options: string[]) =>
  options.filter((option) => !takes.some((taken) => taken === option)).map((option) => `--${option}`)

function parse(typed: string[]) {
  try {
    const text = { type: 'string' } as const
    return parseArgs({
      args: typed,
      allowPositionals: true,
      options: { format: text, out: text, limit: text },
    })
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : 'The command could not be read.')
  }
}
