import { userInfo } from 'node:os'
import type { Author } from '../places/site-directory'

/** The user that runs this process; its number if the account has no name. */
function accountName(): string {
  try {
    return userInfo().username
  } catch {
    return `user ${process.getuid?.() ?? 'unknown'}`
  }
}

/**
 * Who changes the site: the person whose push started a CI run, with the address of that run (GitHub Actions, GitLab CI), or the
 * account of this process. The environment is not proof; a token is.
 */
export function authorOf(environment: NodeJS.ProcessEnv): Author {
  const { GITHUB_ACTOR, GITHUB_SERVER_URL, GITHUB_REPOSITORY, GITHUB_RUN_ID } = environment
  const isRun = GITHUB_SERVER_URL && GITHUB_REPOSITORY && GITHUB_RUN_ID
  if (GITHUB_ACTOR)
    return {
      name: GITHUB_ACTOR,
      run: isRun ? `${GITHUB_SERVER_URL}/${GITHUB_REPOSITORY}/actions/runs/${GITHUB_RUN_ID}` : undefined,
    }
  const { GITLAB_USER_LOGIN, CI_JOB_URL } = environment
  return GITLAB_USER_LOGIN ? { name: GITLAB_USER_LOGIN, run: CI_JOB_URL } : { name: accountName() }
}
