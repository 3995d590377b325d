import { cp, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { liveRelease } from 'platform/store/moves/live-release'
import { publish } from 'platform/publish/publish'
import { rollbackRelease } from 'platform/publish/rollback'
import { readBuild } from 'platform/store/builds/stored-build'
import { siteDirectory } from 'platform/store/places/site-directory'
import { readConfig } from 'platform/config'
import { createWebServer } from 'platform/server/app'
import { FollowedRelease } from 'platform/server/releases/followed-release'
import { editedBuild, type Edit } from './edited-build'
import { siteUnderTest } from './site-under-test'
import { distOf } from './workspace'

async function removeOthers(dir: string, keep: (file: string) => boolean): Promise<void> {
  const others = (await readdir(dir)).filter((file) => !keep(file))
  await Promise.all(others.map((file) => rm(join(dir, file), { recursive: true })))
}

/** A served copy of the site under test, for tests that publish to it. */
export type ServedCopy = Awaited<ReturnType<typeof servedCopy>>

/** Copies the site in `from` and serves the copy, with the service of the site under test. */
export async function servedCopy(from = siteUnderTest.dir) {
  const dir = await mkdtemp(join(tmpdir(), 'served-copy-'))
  await cp(from, dir, { recursive: true })
  const site = siteDirectory(dir)
  let passed = 0
  const config = readConfig({ SITE_DIR: dir, LOG_LEVEL: 'silent', API_URL: siteUnderTest.url })
  const now = () => Date.now() + passed
  const app = await createWebServer(config, new FollowedRelease(site, () => {}, now))
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  const live = async () => (await liveRelease(site)).release
  return {
    dir,
    url: address.replace('127.0.0.1', 'localhost'),
    live,
    /** The files of a build for browsers. */
    filesOf: async (remote: string, version: string) =>
      Object.keys((await readBuild(site, remote, version)).manifest.files),
    /** Publishes new builds of these remotes as one release. @returns its id */
    publishEdited: async (edits: Record<string, Edit>) => {
      const { origin } = await live()
      const dists = await Promise.all(
        Object.entries(edits).map(([name, edit]) => editedBuild(distOf(name), edit)),
      )
      const { release } = await publish(site, dists, origin)
      for (const dist of dists) await rm(dist, { recursive: true })
      return release.id
    },
    /** Deletes everything that the live release does not use: the state that a prune leaves to an outdated tab. */
    forgetThePast: async () => {
      const { id, builds, pages } = await live()
      const names = new Set(Object.values(pages).flatMap(({ html, data }) => [html, data]))
      await removeOthers(site.releases, (file) => file === `${id}.json`)
      await removeOthers(site.pages, (file) => names.has(file.replace(/\.(br|gz)$/, '')))
      for (const [name, version] of Object.entries(builds))
        await removeOthers(join(site.builds, name), (file) => file === version)
    },
    /** Makes an earlier release live. */
    goLive: async (id: string) => void (await rollbackRelease(site, id)),
    /** Goes back to the previous release. */
    rollBack: async () => void (await rollbackRelease(site, undefined)),
    /** Goes back to the previous release and withdraws the one that it leaves. */
    withdraw: async () => void (await rollbackRelease(site, undefined, { withdraw: true })),
    /** Sets the web server's clock forward (ms). */
    pass: (time: number) => void (passed += time),
    stop: async () => {
      await app.close()
      await rm(dir, { recursive: true })
    },
  }
}
