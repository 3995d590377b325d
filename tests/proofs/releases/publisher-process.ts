import { rm } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { openStoreToWrite } from 'platform/replication/open-store'
import { publish } from 'platform/publish/publish'
import { rollbackRelease } from 'platform/publish/rollback'
import { SiteError } from 'platform/errors/site-error'
import { siteDirectory } from 'platform/store/places/site-directory'
import { editedBuild } from '../../setup/edited-build'
import { testOrigin } from '../../setup/published-site'
import { seededRandom } from '../../setup/seeded-random'

// A publisher on another machine: it publishes editions of the sample remote, rolls back, and reports each success.
const [name = '', turns = '0', seed = '0', sampleBuild = ''] = process.argv.slice(2)
const { SITE_DIR = '', SITE_STORE = '' } = process.env

// As a CI would, it tries again if the store was down, or if a move of the other publisher came before a rollback.
async function untilDone<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof SiteError) || !['store-unreachable', 'site-moved'].includes(error.code))
      throw error
    await wait(200)
    return untilDone(work)
  }
}

const store = await untilDone(() => openStoreToWrite(SITE_STORE))
const site = siteDirectory(SITE_DIR, store)

async function publishEdition(edition: number) {
  const dist = await editedBuild(sampleBuild, (text) =>
    text.replaceAll('Raise a notice', `Notice ${edition} of ${name}`),
  )
  const { release } = await untilDone(() => publish(site, [dist], testOrigin))
  await rm(dist, { recursive: true })
  return `publish mf-sample@${release.builds['mf-sample']}`
}

const random = seededRandom(Number(seed))
for (let turn = 1; turn <= Number(turns); turn++) {
  const isRollback = turn > 2 && random.below(4) === 0
  if (isRollback) await untilDone(() => rollbackRelease(site, undefined))
  console.log(isRollback ? 'rollback' : await publishEdition(turn))
}
await store.close()
