import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from '../setup/workspace'

const documents = [
  'README.md',
  'docs/architecture.md',
  'docs/contract.md',
  'docs/operations.md',
  'docs/thirty-checks.md',
  ...readdirSync(join(root, 'docs/decisions')).map((file) => `docs/decisions/${file}`),
  'mf-engagement/service/README.md',
]
const scriptsOf = (file: string) =>
  Object.keys((JSON.parse(readFileSync(join(root, file), 'utf8')) as { scripts: object }).scripts)

/** The commands of the workspace, and those that a remote has in its own folder. */
const scripts = [...scriptsOf('package.json'), ...scriptsOf('mf-programs/package.json')]

/** Words in backticks that look like a file or folder of this project. */
const pathPattern =
  /`((?!shared-ui\/forms`)(?:shell|mf-[a-z]+|shared-ui|tests|docs|publisher|server|commands)\/[\w\-./]*)`/g

for (const file of documents) {
  const text = readFileSync(join(root, file), 'utf8')

  it(`${file} names only paths that exist`, () => {
    const missing = [...text.matchAll(pathPattern)]
      .map(([, path = '']) => path)
      .filter(
        (path) =>
          ![root, join(root, 'shell'), dirname(join(root, file))].some((base) =>
            existsSync(join(base, path)),
          ),
      )
    expect(missing).toEqual([])
  })

  it(`${file} names only commands that exist`, () => {
    const named = [...text.matchAll(/npm (?:run )?([a-z:]+)/g)].map(([, name = '']) => name)
    expect(named.filter((name) => !['install', 'and'].includes(name) && !scripts.includes(name))).toEqual([])
  })

  it(`${file} links only to files that exist`, () => {
    const links = [...text.matchAll(/\]\(([^)#:]+)\)/g)].map(([, link = '']) => link)
    expect(links.filter((link) => !existsSync(join(root, dirname(file), link)))).toEqual([])
  })
}
