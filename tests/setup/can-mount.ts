import { spawnSync } from 'node:child_process'

/** Whether this machine allows mounts in a namespace of their own; some containers do not. */
export const canMount = spawnSync('unshare', ['-Urm', 'true']).status === 0
