import { parseArgs } from 'node:util'
import { readConfig } from '../config'
import { SiteError } from '../store/errors'
import { siteDirectory } from '../store/site-directory'
import type { SiteRequest } from './site/request'

/** Another port than the site's own, which `serve` uses. */
const previewPort = 8090

const usage = `npm run site -- COMMAND
  publish [REMOTE…] [--from DIR]…   build and publish remotes (all of them where none is named; each DIR holds one build)
  check [REMOTE…] [--from DIR]…     the same without publishing
  check --launch                    every sample value still in place, and the questions that are open
  preview [REMOTE…] [--from DIR]…   serve what would be published, with the report of the checks
  serve                             serve the live release; build and publish nothing
  unpublish REMOTE                  take a remote off the site
  rollback [RELEASE | REMOTE]       back to the release before, to a named one, or of one remote only
    --withdraw                      and make open tabs leave what is live now at their next navigation
  status                            what is live and since when, and each file of it that is corrupt
  log                               every move of the live pointer, and what it changed
  prune                             delete what neither open tabs nor rollbacks need; every publish does so
  export DIR                        the live release as plain files for any static host
  new mf-NAME                       a new remote in this workspace, ready to publish
publish refuses pages that vanish, slots that empty and links that break; unpublish refuses the latter two, the rollback of
a remote broken links only. With --force they accept these as well. All that was accepted is listed. rollback RELEASE refuses a
withdrawn release; with --force it lifts the withdrawal.`

type Command = (request: SiteRequest) => Promise<void>

interface KnownCommand {
  /** How many words may follow its name. */
  words: number
  options?: (keyof SiteRequest['options'])[]
  /** Loads what it needs and nothing else: a rollback is there in a moment. */
  load: () => Promise<{ default: Command }>
}

const commands: Record<string, KnownCommand> = {
  publish: {
    words: Infinity,
    options: ['from', 'force', 'no-browser'],
    load: () => import('./site/publish'),
  },
  check: { words: Infinity, options: ['from', 'launch', 'no-browser'], load: () => import('./site/check') },
  preview: { words: Infinity, options: ['from'], load: () => import('./site/preview') },
  serve: { words: 0, load: () => import('./site/serve') },
  unpublish: { words: 1, options: ['force'], load: () => import('./site/unpublish') },
  rollback: { words: 1, options: ['force', 'withdraw'], load: () => import('./site/rollback') },
  status: { words: 0, load: () => import('./site/status') },
  log: { words: 0, load: () => import('./site/log') },
  prune: { words: 0, load: () => import('./site/prune') },
  export: { words: 1, load: () => import('./site/export') },
  new: { words: 1, load: () => import('./site/new') },
}

function readArguments(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        from: { type: 'string', multiple: true },
        launch: { type: 'boolean' },
        force: { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
        'no-browser': { type: 'boolean' },
        withdraw: { type: 'boolean' },
      },
    })
  } catch (error) {
    throw new SiteError('usage', (error as Error).message, usage)
  }
}

/** Refuses words and options that a command would ignore: the person who wrote them expects an effect. */
function requireTaken(name: string, { words, options = [] }: KnownCommand, given: string[], values: object) {
  const unknown = Object.keys(values).filter((option) => !options.some((taken) => taken === option))
  const surplus = [...given.slice(words), ...unknown.map((option) => `--${option}`)]
  if (surplus.length === 0) return
  throw new SiteError('usage', `${name}: ${surplus.join(' ')} is more than it takes.`, usage)
}

/** Runs the command of `npm run site --` with the settings of `environment`; prints what it did, throws what is wrong. */
export async function runSite(args: string[], environment: NodeJS.ProcessEnv): Promise<void> {
  const {
    values: { help, ...values },
    positionals,
  } = readArguments(args)
  if (help) return console.log(usage)
  const [name = '', ...names] = positionals
  const known = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (!known) throw new SiteError('usage', name ? `There is no command ${name}.` : 'No command given.', usage)
  requireTaken(name, known, names, values)
  const config = readConfig(environment, previewPort)
  const { default: command } = await known.load()
  await command({ site: siteDirectory(config.SITE_DIR), config, names, options: values })
}
