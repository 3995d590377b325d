import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sharedDoors } from './shared-doors.js'
import { requireSharedVersions } from './shared-versions'

async function sectionWith(react?: string): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), 'section-'))
  onTestFinished(() => rm(root, { recursive: true }))
  if (react === undefined) return root
  await mkdir(join(root, 'node_modules/react'), { recursive: true })
  await writeFile(join(root, 'node_modules/react/package.json'), JSON.stringify({ version: react }))
  return root
}

it('refuses another React than the site has', async () => {
  const root = await sectionWith('18.3.1')
  expect(() => requireSharedVersions(root)).toThrow(
    `${join(root, 'package.json')}: expected react ${sharedDoors.react}, as the whole site has it; found 18.3.1.\nWrite "react": "catalog:".`,
  )
})

it.each([undefined, sharedDoors.react])('takes a section with react %s', async (version) => {
  const root = await sectionWith(version)
  expect(() => requireSharedVersions(root)).not.toThrow()
})
