import { spawnSync } from 'node:child_process'

/** A program and its arguments, before those that it runs. */
type Program = [string, ...string[]]

const setpriv = '/usr/bin/setpriv'

/**
 * No network, no process of others, no socket in `/run`, and nothing written to the root or to the mount of `dir`, where that can be
 * taken away (util-linux). It ends with the publisher, also when that is killed while a page loops.
 */
const namespaces = (asUser: string[], dir: string): Program => [
  setpriv,
  ...'--pdeathsig KILL /usr/bin/unshare --net --pid --fork --kill-child --mount'.split(' '),
  ...asUser,
  '/bin/sh',
  '-c',
  // `$0` is `dir`, `$@` the program. The shell adds PWD to the environment.
  `for dir in / "$0"; do /bin/mount -o remount,bind,ro "$(/bin/findmnt -fno TARGET -T "$dir")"; done 2>/dev/null
  /bin/mount -t tmpfs tmpfs /run && unset PWD && exec "$@"`,
  dir,
]

/** As root, and as a user who may create namespaces; then without a network only, where nothing can be mounted. */
const ways: ((dir: string) => Program)[] = [
  (dir) => namespaces([], dir),
  (dir) => namespaces(['--map-current-user', '--keep-caps'], dir),
  () => ['/usr/bin/unshare', '--net'],
  () => ['/usr/bin/unshare', '--net', '--map-current-user'],
]

/** Whether `program` takes all away that namespaces can, and not the network only. */
export const isWhole = (program: Program | undefined): boolean => program?.[0] === setpriv

const works = ([program, ...args]: Program) =>
  spawnSync(program, [...args, '/bin/true'], { env: {} }).status === 0

let known: { way: (typeof ways)[number] | undefined } | undefined

/** The program that runs another one, which reads `dir`, in namespaces of its own; undefined if this machine has none. Looked up once. */
export function programInNamespaces(dir = '/'): Program | undefined {
  known ??= { way: ways.find((way) => works(way('/'))) }
  return known.way?.(dir)
}
