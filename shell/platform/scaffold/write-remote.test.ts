import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { temporaryFolder } from '../store/testing/temporary-site'
import { packageDirectory } from '../workspace'
import { writeRemote } from './write-remote'

const herbs = { name: 'mf-herbs', place: 'workspace', prefix: 'he', tool: 'platform' } as const

async function knownVersions(): Promise<Record<string, string>> {
  const shell = JSON.parse(await readFile(packageDirectory('shell/package.json'), 'utf8')) as Record<
    'dependencies' | 'devDependencies',
    Record<string, string>
  >
  return { ...shell.dependencies, ...shell.devDependencies, 'remote-tool': '1.0.0', typescript: '5.9.3' }
}

it.each(['mf-remote-tool', 'mf-herbs-tp'])(
  'keeps the name %s, which holds another placeholder',
  async (name) => {
    const dir = await temporaryFolder()
    await writeRemote({ ...herbs, name, versions: await knownVersions() }, dir)
    const written = (file: string) => readFile(join(dir, name, file), 'utf8')
    expect(await written('src/remote.tsx')).toContain(`name: '${name}'`)
    expect(await written('README.md')).toContain(`publish ${name}\`. CSS classes have the prefix \`he\``)
  },
)

it('writes a repository with what git needs to leave its packages out', async () => {
  const dir = await temporaryFolder()
  await writeRemote({ ...herbs, place: 'repository', versions: await knownVersions() }, dir)
  expect(await readdir(join(dir, 'mf-herbs'))).toEqual(
    expect.arrayContaining(['.gitignore', 'package.json', 'tsconfig.json']),
  )
})

it('leaves nothing of a remote that it cannot write', async () => {
  const dir = await temporaryFolder()
  await expect(writeRemote({ ...herbs, versions: {} }, dir)).rejects.toThrow('whose version is not known')
  expect(await readdir(dir)).toEqual([])
})
