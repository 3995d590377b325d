import { once } from 'node:events'

const variable = 'REMOTE_BUILD_WAITS'

/** The environment of a build that waits until it is told to begin. */
export const waitsToBuild = (environment: NodeJS.ProcessEnv) => ({ ...environment, [variable]: 'yes' })

/** Waits until this build may begin. @returns false if the process that started it ends first */
export async function mayBuild(environment: NodeJS.ProcessEnv): Promise<boolean> {
  if (environment[variable] === undefined) return true
  const told = once(process.stdin, 'data').then(() => true)
  const ended = once(process.stdin, 'end').then(() => false)
  return Promise.race([told, ended])
}
