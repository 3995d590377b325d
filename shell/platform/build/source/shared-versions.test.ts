import { mkdir, symlink, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { temporaryFolder } from '../../store/testing/temporary-site'
import { requireSharedVersions, sharedRanges, sharedVersions } from './shared-versions'

// The one that Node finds from anywhere where its search path holds the workspace's packages, as npx sets it.
const { version: react19 } = createRequire(import.meta.url)('react/package.json') as { version: string }

async function packageIn(folder: string, version: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, 'package.json'), JSON.stringify({ version }))
}

/** A remote with a kit; `react` is the version that the remote takes for itself. */
async function remoteWith(react?: string): Promise<string> {
  const root = await temporaryFolder()
  const kit = join(root, 'kit')
  await packageIn(kit, '1.4.0')
  for (const name of ['react', 'react-dom']) await packageIn(join(kit, 'node_modules', name), react19)
  await mkdir(join(root, 'node_modules'))
  await symlink(kit, join(root, 'node_modules/shared-ui'))
  if (react !== undefined) await packageIn(join(root, 'node_modules/react'), react)
  return root
}

it('reads the versions from the kit of the remote', async () => {
  expect(sharedVersions(await remoteWith())).toEqual({
    react: react19,
    'react-dom': react19,
    'shared-ui': '1.4.0',
    'shared-ui/forms': '1.4.0',
  })
})

it.each([
  ['^19.0.0', '^19.0.0'],
  ['catalog:', `^${react19}`],
  ['workspace:*', `^${react19}`],
])(
  'takes the range of React that a remote names, and without one every later minor version: %s',
  async (named, range) => {
    const root = await remoteWith()
    await writeFile(join(root, 'package.json'), JSON.stringify({ peerDependencies: { react: named } }))
    expect(sharedRanges(root)).toEqual({ react: range, 'react-dom': `^${react19}` })
  },
)

it('refuses another React than the kit has', async () => {
  const root = await remoteWith('18.3.1')
  expect(() => requireSharedVersions(root)).toThrow(
    `${join(root, 'package.json')}: expected react ${react19}, as the whole site has it; found 18.3.1.`,
  )
})

it.each([undefined, react19])('takes a remote with react %s', async (version) => {
  const root = await remoteWith(version)
  expect(() => requireSharedVersions(root)).not.toThrow()
})
