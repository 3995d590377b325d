import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { sectionNames } from '../../shell/commands/workspace'
import { publish } from '../../shell/publisher/publish'
import { siteDirectory } from '../../shell/publisher/site-directory'
import { testOrigin } from './published-site'
import { buildSample } from './sample-build'
import { distOf } from './workspace'

declare module 'vitest' {
  interface ProvidedContext {
    /** A published site that tests copy and never change. */
    publishedSite: string
    /** The sample section's `dist/`; tests copy it (`editedBuild`) and never change it. */
    sampleBuild: string
  }
}

/** Publishes the workspace's builds once for all integration tests. */
export default async function publishOnce(project: TestProject) {
  const dir = await mkdtemp(join(tmpdir(), 'published-once-'))
  await publish(siteDirectory(dir), (await sectionNames()).map(distOf), testOrigin)
  project.provide('publishedSite', dir)
  const sample = await buildSample()
  project.provide('sampleBuild', sample)
  return () => Promise.all([dir, sample].map((folder) => rm(folder, { recursive: true, force: true })))
}
