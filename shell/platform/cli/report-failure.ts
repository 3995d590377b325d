import { relative, resolve } from 'node:path'
import { readConfig } from '../config'
import { SiteError } from '../errors/site-error'
import { printable } from '../errors/printable'

/** Faults of the disk that the person at the keyboard can resolve. */
const diskFaults: Record<string, string> = {
  ENOSPC: 'The disk is full. Free some space (`npm run site -- prune` deletes what is no longer needed)',
  EDQUOT: 'The disk quota is used up. Free some space',
  EACCES: 'Permission is missing. Give this user the right to read and write there',
  EPERM:
    'It belongs to another user, or the system protects it. Give the folder to this user (chown -R), or remove the protection',
  EROFS: 'The folder is read-only. Mount it for writing',
  ENOTDIR: 'A file is where a folder should be. Move it away',
  EXDEV: 'The folders of the site lie on two file systems. Put them on one',
  EMFILE: 'This process may not open more files. Raise its limit (ulimit -n)',
  ENOENT:
    'No folder can be made there: a link leads nowhere, or the place belongs to the system. Fix the link',
}

const withoutLinks =
  'This file system has no hard links, which decide between two publishers. Use one that has them'

const withoutTemporary = 'The folder for temporary files is missing. Make it, or set TMPDIR to another one'

interface SystemFault extends NodeJS.ErrnoException {
  /** For a copy or a rename: the target. */
  dest?: string
  /** Where a process tried to listen; without a port if any would have done. */
  address?: string
  port?: number
  /** The name that has no address. */
  hostname?: string
}

/** What a fault of the disk means. */
function diskWords({ code = '', syscall }: SystemFault): string | undefined {
  if (syscall === 'link' && ['EPERM', 'EOPNOTSUPP', 'ENOTSUP', 'ENOSYS'].includes(code)) return withoutLinks
  if (syscall === 'mkdtemp' && code === 'ENOENT') return withoutTemporary
  // A missing file is no fault of the disk, unless a folder could not be made.
  if (code === 'ENOENT' && syscall !== 'mkdir') return undefined
  return diskFaults[code]
}

/** The end of the advice: another place for the site, unless the limit is the process's own; and that nothing changed. */
function elsewhere(code: string): string {
  if (code === 'EMFILE') return '.\nThe live site is as it was.'
  return `, or set SITE_DIR to another ${['ENOSPC', 'EDQUOT'].includes(code) ? 'disk' : 'folder'}.\nThe live site is as it was.`
}

const contains = (outer: string, inner: string) => !relative(outer, inner).startsWith('..')

/** Whether `path` is in the site directory, or is one of its parent folders. */
function isOfSite(path: string, environment: NodeJS.ProcessEnv): boolean {
  const { SITE_DIR } = readConfig(environment)
  return contains(SITE_DIR, resolve(path)) || contains(resolve(path), SITE_DIR)
}

/** Why a process cannot listen, and what to do. */
const listenFaults: Record<string, string> = {
  EADDRINUSE: 'is in use. Set PORT to a free one, such as 8095.',
  EACCES: 'may not be used by this user. Set PORT to one above 1023, such as 8095.',
  EADDRNOTAVAIL: 'is not of this machine. Set HOST to one of its addresses, such as HOST=127.0.0.1.',
}

/** That HOST is a name without an address. Other names, such as that of a database, are not of this kind. */
function hostWords({ syscall, hostname }: SystemFault, { HOST }: NodeJS.ProcessEnv): string | undefined {
  if (syscall !== 'getaddrinfo' || hostname !== HOST) return undefined
  return `HOST: expected an address of this machine; found ${hostname}, which names none. Set HOST to one of its addresses, such as HOST=127.0.0.1.`
}

/** Why a server cannot listen. The publisher has two ports. */
function listenWords({ code = '', address, port = 0 }: SystemFault, environment: NodeJS.ProcessEnv): string {
  const { PREVIEW_ORIGIN, PREVIEW_PORT } = readConfig(environment)
  const variable = PREVIEW_ORIGIN && port === PREVIEW_PORT ? 'PREVIEW_PORT' : 'PORT'
  return `Port ${port} on ${address} ${listenFaults[code]?.replace('PORT', variable)}`
}

function wordsFor(error: unknown, environment: NodeJS.ProcessEnv): string | undefined {
  if (error instanceof SiteError) return error.words
  const fault = error as SystemFault
  const { code = '', syscall, message, path, dest } = fault
  if (syscall === 'listen' && code in listenFaults) return listenWords(fault, environment)
  const words = diskWords(fault)
  if (words === undefined) return hostWords(fault, environment)
  const place = dest ?? path
  const fix = words + (place === undefined || isOfSite(place, environment) ? elsewhere(code) : '.')
  return `${place ?? 'The site directory'} cannot be used: ${message}\n${fix}\n(${code})`
}

/** Prints a failure for the person who gave the settings in `environment`. */
export function reportFailure(error: unknown, environment: NodeJS.ProcessEnv): void {
  const words = wordsFor(error, environment)
  console.error(words === undefined ? error : printable(words))
}

/** Reports the failure of a command, and ends its process. */
export function endWithFailure(error: unknown): never {
  reportFailure(error, process.env)
  process.exit(1)
}
