import { cp, mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { remoteNames } from 'platform/workspace'
import { publish } from 'platform/publish/publish'
import { siteDirectory } from 'platform/store/places/site-directory'
import { forgetSettings } from './forget-settings'
import { testOrigin } from './published-site'
import { startStoreServer } from './store-of-tests'
import { buildSample } from './sample-build'
import { useOwnTemporaryFolder } from './temporary-folder'
import { distOf } from './workspace'

declare module 'vitest' {
  interface ProvidedContext {
    /** A published site that tests copy and never change. */
    publishedSite: string
    /** The same site with the sample remote. */
    siteWithSample: string
    /** The sample remote's `dist/`; tests copy it (`editedBuild`) and never change it. */
    sampleBuild: string
    /** The address of a database server, if the sites of the tests have their store there. */
    storeServer: string
  }
}

/** Publishes the workspace's builds once for all integration tests. */
export default async function publishOnce(project: TestProject) {
  forgetSettings()
  // `npm test` has made one; a run of single files has none yet.
  if (!basename(tmpdir()).startsWith('npm-test-')) useOwnTemporaryFolder()
  const folder = () => mkdtemp(join(tmpdir(), 'published-once-'))
  const [dir, withSample] = await Promise.all([folder(), folder()])
  const server = await startStoreServer()
  project.provide('storeServer', server.url)
  const [sample] = await Promise.all([
    buildSample(),
    publish(siteDirectory(dir), remoteNames().map(distOf), testOrigin),
  ])
  project.provide('publishedSite', dir)
  project.provide('sampleBuild', sample)
  await cp(dir, withSample, { recursive: true })
  await publish(siteDirectory(withSample), [sample], testOrigin)
  project.provide('siteWithSample', withSample)
  return () => server.stop()
}
