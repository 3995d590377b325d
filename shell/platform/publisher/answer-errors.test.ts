import type { FastifyInstance } from 'fastify'
import { readConfig } from '../config'
import { FolderStore } from '../store/places/folder-store'
import { siteDirectory } from '../store/places/site-directory'
import { temporaryFolder } from '../store/testing/temporary-site'
import { createPublisher } from './app'
import { createToken } from './tokens'

let authorization: string
let app: FastifyInstance
beforeEach(async () => {
  const dir = await temporaryFolder()
  const asked = { name: 'CI', remotes: ['mf-herbs'], rights: ['publish' as const] }
  authorization = `Bearer ${(await createToken(new FolderStore(dir), asked, 1)).text}`
  app = createPublisher(siteDirectory(dir), readConfig({ SITE_DIR: dir, LOG_LEVEL: 'silent' }))
  onTestFinished(() => app.close())
})

it('an address that the publisher does not have is refused in its words', async () => {
  const answer = await app.inject({ url: '/releases/status', headers: { authorization } })
  expect([answer.statusCode, answer.json()]).toEqual([
    404,
    {
      error: {
        code: 'request-invalid',
        message: 'The publisher has no GET /releases/status.',
        fix: expect.stringContaining('--to') as string,
      },
    },
  ])
})

it('a body that is no JSON is refused with a fix for a team without the documents of the site', async () => {
  const answer = await app.inject({
    method: 'POST',
    url: '/moves',
    headers: { authorization, 'content-type': 'application/json' },
    payload: '{',
  })
  expect([answer.statusCode, answer.json()]).toMatchObject([
    400,
    { error: { code: 'request-invalid', fix: expect.stringContaining('npx --no remote publish') as string } },
  ])
})
