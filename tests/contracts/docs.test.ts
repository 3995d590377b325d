import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { settingNames as settingsOfService } from 'inquiry-service/config'
import { settingNames } from 'platform/config'
import { intakeMonths } from 'shared-ui/intake'
import { root } from '../setup/workspace'
import { listedFiles } from './listed-files'

/** A measurement says what was true on its day, and the specification names no files. */
const isHistory = (file: string) => file.startsWith('docs/measurements/') || file === 'docs/specification.md'

const documents = listedFiles('*.md').filter((file) => !isHistory(file))

const scriptsOf = (file: string) =>
  Object.keys((JSON.parse(readFileSync(join(root, file), 'utf8')) as { scripts: object }).scripts)

/** The commands of the workspace, and those that a remote has in its own folder. */
const scripts = [...scriptsOf('package.json'), ...scriptsOf('mf-programs/package.json')]

/** Each of these scripts has commands of its own, one file for each. */
const commandFolders: Record<string, string> = {
  site: 'shell/platform/cli/site',
  inbox: 'mf-engagement/service/staff',
  bench: 'tests/bench',
}

/** Words that follow `npm` and name no script: commands of npm itself, and a word of prose. */
const noScripts = ['install', 'ci', 'config', 'publish', 'login', 'view', 'and']

const isCommand = (script: string, word: string) =>
  existsSync(join(root, commandFolders[script] ?? '', `${word}.ts`))

/** Words in backticks that look like a file or folder of this project. */
const pathPattern = /`((?!shared-ui\/forms`)(?:shell|mf-[a-z]+|shared-ui|tests|docs)\/[\w\-./]*)`/g

/** In a README of a package, paths begin in its folder. */
const packagePathPattern = /`((?!shared-ui\/forms`)[a-z.][\w\-.]*\/[\w\-./]*)`/g

const patternOf = (file: string) =>
  /^[^/]+\/(.+\/)?README\.md$/.test(file) ? packagePathPattern : pathPattern

const withoutCode = (text: string) => text.replaceAll(/^```[^]*?^```/gm, '')

/** The headings of a document as GitHub names them in an address. */
const headingsOf = (file: string) =>
  [...withoutCode(readFileSync(file, 'utf8')).matchAll(/^#+ (.+)$/gm)].map(([, words = '']) =>
    words
      .toLowerCase()
      .replace(/[^\p{L}\p{N}_\- ]/gu, '')
      .replaceAll(' ', '-'),
  )

const isThere = (file: string, heading?: string) =>
  existsSync(file) && (heading === undefined || headingsOf(file).includes(heading))

for (const file of documents) {
  const text = readFileSync(join(root, file), 'utf8')

  it(`${file} names only paths that exist`, () => {
    const bases = [root, dirname(join(root, file))]
    const missing = [...text.matchAll(patternOf(file))]
      .map(([, path = '']) => path)
      .filter((path) => !bases.some((base) => existsSync(join(base, path))))
    expect(missing).toEqual([])
  })

  it(`${file} names only commands that exist`, () => {
    const named = [...text.matchAll(/\bnpm (?:run )?([a-z:]+)/g)].map(([, name = '']) => name)
    expect(named.filter((name) => !noScripts.includes(name) && !scripts.includes(name))).toEqual([])
    const words = text.matchAll(/\bnpm run (site|inbox|bench) -- ([a-z]+)/g)
    expect([...words].filter(([, script = '', word = '']) => !isCommand(script, word))).toEqual([])
  })

  it(`${file} links only to files and headings that exist`, () => {
    const links = [...text.matchAll(/\]\(([^)#:]*)(?:#([^)]*))?\)/g)]
    const broken = links.filter(
      ([, path, heading]) => !isThere(join(root, path ? join(dirname(file), path) : file), heading),
    )
    expect(broken.map(([link]) => link)).toEqual([])
  })
}

const packed = listedFiles('*/package.json').filter((file) =>
  readFileSync(join(root, file), 'utf8').includes('"publishConfig"'),
)

it.each(packed.map((file) => join(dirname(file), 'README.md')))(
  '%s has no links: in a registry they lead nowhere',
  (file) => {
    expect(readFileSync(join(root, file), 'utf8')).not.toMatch(/\]\(/)
  },
)

it.each([
  ['docs/operations.md', [...settingNames, 'CHROMIUM']],
  ['mf-engagement/service/README.md', settingsOfService],
])('%s has a row for each setting', (file, names) => {
  const rows = readFileSync(join(root, file), 'utf8').matchAll(/^\| `([A-Z_]+)` /gm)
  expect([...rows].map(([, name = '']) => name).toSorted()).toEqual(names.toSorted())
})

it('no text of a remote holds the months of the next intake: README.md names the one file that does', () => {
  const months = new RegExp(intakeMonths.replace('–', '|'))
  const holdsMonths = (file: string) => months.test(readFileSync(join(root, file), 'utf8'))
  expect(listedFiles('*/content/*.ts').filter(holdsMonths)).toEqual([])
})
