import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sourceFault } from './source-fault'

const anotherBuild = (dir: string) =>
  sourceFault('another-build', {
    file: dir,
    expected: 'a folder that no other build writes to',
    found: 'that another build has begun in it',
    fix: 'Wait until that one has ended, and start this one again.',
  })

/** Empties `dir` and runs `build`, which fills it. A second build in the same folder makes the first one fail. */
export async function inFreshFolder(dir: string, build: () => Promise<void>): Promise<void> {
  const mark = join(dir, `.building-${randomUUID()}`)
  await rm(dir, { recursive: true, force: true, maxRetries: 5 })
  await mkdir(dir, { recursive: true })
  await writeFile(mark, '')
  await build().finally(() => {
    if (!existsSync(mark)) throw anotherBuild(dir)
  })
  await rm(mark)
}
