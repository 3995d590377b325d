import { readCommand, type Takes } from '../command-line'
import { readConfig } from '../config'
import { catchUp, mirrorNeeded } from '../replication/catch-up'
import { openStore, openStoreToWrite } from '../replication/open-store'
import { siteDirectory, type SiteDirectory } from '../store/places/site-directory'
import { reportFailure } from './report-failure'
import { authorOf } from '../store/moves/author'
import { siteOptions, type SiteRequest } from './site/request'

/** Differs from the site's own port, which `serve` uses. */
const previewPort = 8090

const usage = `npm run site -- COMMAND
  publish [REMOTE…] [--from DIR]…   build and publish remotes (all of them where none is named; each DIR holds one build)
  check [REMOTE…] [--from DIR]…     the same without publishing
    --no-browser                    publish, check and preview: open no page in Chromium
  check --launch                    every sample value still in place, and the questions that are open
  preview [REMOTE…] [--from DIR]…   serve what would be published, with the report of the checks; p and Enter publishes it
  serve                             serve the live release; build and publish nothing
  unpublish REMOTE                  take a remote off the site
  rollback [RELEASE | REMOTE]       back to the release before, to a named one, or of one remote only
    --withdraw                      and make open tabs leave what is live now at their next navigation
  status                            what is live and since when, and each file of it that is corrupt
  log                               the moves whose releases are stored: who made each, and what it changed
    --verify                        and whether the record of moves is as it was written
  prune                             delete what neither open tabs nor rollbacks need; every publish, check and preview does so
  token create | list | revoke      who may publish over the network (npm run publisher)
  seed                              fill the empty shared store (SITE_STORE) from this machine's SITE_DIR
  export DIR                        the live release as plain files for a static host
  new mf-NAME                       a new remote in this workspace, ready to publish
publish refuses pages that vanish, slots that empty, slots in use that are no longer offered, and links that break;
unpublish accepts the pages, the rollback of a remote the pages and the empty slots. With --force they accept all of these. All
that was accepted is listed. rollback RELEASE refuses a withdrawn release; with --force it lifts the withdrawal.`

interface Command extends Takes<keyof typeof siteOptions> {
  /** What it needs from a shared store: the live release, every release that may become live again, or only the store. */
  needs?: 'live' | 'history' | 'store'
  /** Whether it may move the pointer. The others also run if nothing can be written to the store, such as on a full disk. */
  moves?: true
  /** Loads only what the command needs, so that a rollback starts at once. */
  load: () => Promise<{ default: (request: SiteRequest) => Promise<void> }>
}

const commands: Record<string, Command> = {
  publish: {
    words: Infinity,
    options: ['from', 'force', 'no-browser'],
    needs: 'live',
    moves: true,
    load: () => import('./site/publish'),
  },
  check: {
    words: Infinity,
    options: ['from', 'launch', 'no-browser'],
    needs: 'live',
    load: () => import('./site/check'),
  },
  preview: {
    words: Infinity,
    options: ['from', 'no-browser'],
    needs: 'live',
    load: () => import('./site/preview'),
  },
  serve: { words: 0, load: () => import('./site/serve') },
  unpublish: {
    words: 1,
    options: ['force'],
    needs: 'live',
    moves: true,
    load: () => import('./site/unpublish'),
  },
  rollback: {
    words: 1,
    options: ['force', 'withdraw'],
    needs: 'history',
    moves: true,
    load: () => import('./site/rollback'),
  },
  status: { words: 0, needs: 'history', load: () => import('./site/status') },
  log: { words: 0, options: ['verify'], needs: 'history', load: () => import('./site/log') },
  prune: { words: 0, needs: 'store', load: () => import('./site/prune') },
  token: {
    words: Infinity,
    options: ['name', 'remote', 'right', 'days'],
    needs: 'store',
    load: () => import('./site/token'),
  },
  seed: { words: 0, needs: 'store', moves: true, load: () => import('./site/seed') },
  export: { words: 1, needs: 'live', load: () => import('./site/export') },
  new: { words: 1, load: () => import('./site/new') },
}

/** Mirrors what the command needs. A corrupt earlier release is only reported: the command may not need it. */
async function bring(site: SiteDirectory, needs: Command['needs'], environment: NodeJS.ProcessEnv) {
  if (needs === 'live' || needs === 'history') await catchUp(site)
  if (needs === 'history')
    await mirrorNeeded(site).catch((error: unknown) => reportFailure(error, environment))
}

/** Runs a command of `npm run site --` with the settings in `environment`. Prints the result; throws refusals. */
export async function runSite(args: string[], environment: NodeJS.ProcessEnv): Promise<void> {
  const typed = readCommand(args, commands, siteOptions, usage)
  if (!typed) return console.log(usage)
  const { command, words: names, values: options } = typed
  const config = readConfig(environment, previewPort)
  const open = command.moves ? openStoreToWrite : openStore
  const store = command.needs && config.SITE_STORE ? await open(config.SITE_STORE) : undefined
  const site = siteDirectory(config.SITE_DIR, store, authorOf(environment))
  try {
    await bring(site, command.needs, environment)
    const { default: run } = await command.load()
    await run({ site, config, names, options })
  } finally {
    await store?.close()
  }
}
