import { userInfo } from 'node:os'
import { authorOf } from './author'

it('names the person and the run in a CI, and the account elsewhere', () => {
  const github = {
    GITHUB_ACTOR: 'asha',
    GITHUB_SERVER_URL: 'https://github.example',
    GITHUB_REPOSITORY: 'college/mf-herbs',
    GITHUB_RUN_ID: '7',
  }
  expect(authorOf(github)).toEqual({
    name: 'asha',
    run: 'https://github.example/college/mf-herbs/actions/runs/7',
  })
  expect(authorOf({ GITHUB_ACTOR: 'asha' })).toEqual({ name: 'asha' })
  expect(authorOf({ GITLAB_USER_LOGIN: 'ben', CI_JOB_URL: 'https://gitlab.example/jobs/8' })).toEqual({
    name: 'ben',
    run: 'https://gitlab.example/jobs/8',
  })
  expect(authorOf({})).toEqual({ name: userInfo().username })
})
