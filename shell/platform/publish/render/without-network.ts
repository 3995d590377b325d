import { spawnSync } from 'node:child_process'

/** Runs a program in namespaces of its own (util-linux). */
const unshare = '/usr/bin/unshare'

/** As root, and as a user whom the system lets make namespaces. */
const ways = [['--net'], ['--net', '--map-current-user']]

const works = (flags: string[]) => spawnSync(unshare, [...flags, '/bin/true'], { env: {} }).status === 0

let known: { flags: string[] | undefined } | undefined

/** The program with its arguments that runs another without a network; undefined where this machine has none. Asked once. */
export function programWithoutNetwork(): [string, ...string[]] | undefined {
  known ??= { flags: ways.find(works) }
  return known.flags && [unshare, ...known.flags]
}
