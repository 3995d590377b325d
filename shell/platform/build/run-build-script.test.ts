import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { runBuildScript } from './run-build-script'

it.each([
  ['exit 3', 'exit code 3'],
  ['kill -KILL $$', 'SIGKILL'],
])('says how a build failed: %s', async (build, words) => {
  const dir = await mkdtemp(join(tmpdir(), 'build-package-'))
  onTestFinished(() => rm(dir, { recursive: true }))
  await writeFile(join(dir, 'package.json'), JSON.stringify({ scripts: { build } }))
  await expect(runBuildScript(dir)).rejects.toThrow(`failed (${words})`)
})
