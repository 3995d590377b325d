import { spawnSync } from 'node:child_process'

/** Runs a program in its own namespaces (util-linux). */
const unshare = '/usr/bin/unshare'

/** As root, and as a user who may create namespaces. */
const ways = [['--net'], ['--net', '--map-current-user']]

const works = (flags: string[]) => spawnSync(unshare, [...flags, '/bin/true'], { env: {} }).status === 0

let known: { flags: string[] | undefined } | undefined

/** The program and arguments that run another program without a network; undefined if this machine has none. Looked up once. */
export function programWithoutNetwork(): [string, ...string[]] | undefined {
  known ??= { flags: ways.find(works) }
  return known.flags && [unshare, ...known.flags]
}
