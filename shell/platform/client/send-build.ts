import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { manifestFile } from 'contract/manifest'
import * as z from 'zod'
import { buildAnswerSchema, type BuildFiles } from '../publisher/api'
import { SiteError } from '../errors/site-error'
import { sha256Of } from '../files/hash'
import { sideBySide } from '../concurrency/side-by-side'
import { readManifest } from '../store/builds/manifest-file'
import { listFiles } from '../files/list-files'
import type { PublisherClient } from './publisher-client'

interface LocalFile {
  name: string
  content: Buffer
  sha256: string
}

/** The files of a build: its manifest, and what the renderer and browsers load. */
async function filesOf(dist: string): Promise<LocalFile[]> {
  const names = (await listFiles(dist)).filter(
    (name) => name === manifestFile || /^(?:client|server)\//.test(name),
  )
  return Promise.all(
    names.map(async (name) => {
      const content = await readFile(join(dist, name))
      return { name, content, sha256: sha256Of(content) }
    }),
  )
}

/** Sends the files of the build in `dist` that the publisher lacks. @returns the remote, its version, and the bytes sent */
export async function sendBuild(client: PublisherClient, dist: string) {
  const { name: remote } = await readManifest(dist)
  const files = await filesOf(dist)
  const build: BuildFiles = {
    remote,
    files: Object.fromEntries(
      files.map(({ name, content, sha256 }) => [name, { sha256, bytes: content.length }]),
    ),
  }
  const byHash = new Map(files.map(({ content, sha256 }) => [sha256, content]))
  let bytes = 0
  // The publisher asks again for a file that a prune deletes in the meantime.
  for (let round = 0; round < 3; round++) {
    const answer = await client.send('POST', 'builds', buildAnswerSchema, build)
    if ('version' in answer) return { ...answer, bytes }
    await sideBySide(answer.missing, 4, async (sha256) => {
      const content = byHash.get(sha256) ?? Buffer.alloc(0)
      await client.send('PUT', `contents/${sha256}`, z.object({}), content)
      bytes += content.length
    })
  }
  throw new SiteError(
    'publisher-unreachable',
    `${client.to} does not keep what is sent.`,
    'Ask its operator to check its disk.',
  )
}
