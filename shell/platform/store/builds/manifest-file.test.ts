import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { manifestFile } from 'contract/manifest'
import { readManifest } from './manifest-file'
import { sampleManifest } from '../testing/sample-build'
import { temporaryFolder } from '../testing/temporary-site'

let dir: string
beforeEach(async () => void (dir = await temporaryFolder()))

const read = async (content: unknown) => {
  await writeFile(join(dir, manifestFile), typeof content === 'string' ? content : JSON.stringify(content))
  return readManifest(dir)
}

it('reads a manifest that keeps to the contract', async () => {
  expect(await read(sampleManifest())).toEqual(sampleManifest())
})

it('names the remote, every broken key, what was expected and what was found', async () => {
  const [page] = sampleManifest().pages
  const broken = { ...sampleManifest(), contract: 0, pages: [{ ...page, path: 'sample' }] }
  const message = await read(broken).catch((error: Error) => error.message)
  expect(message).toContain(`${join(dir, manifestFile)} of remote "mf-sample" breaks the contract`)
  expect(message).toMatch(/ {2}contract: .*expected one of 1\|2; found 0/)
  expect(message).toContain(
    '  pages.0.path: a path such as "/herbs/mint", of a-z, 0-9 and hyphens; found "sample"',
  )
})

it('names the page of a broken key by its path, and where to correct it', async () => {
  const [page] = sampleManifest().pages
  const { description: _, ...metadata } = page?.metadata ?? {}
  await expect(read({ ...sampleManifest(), pages: [{ ...page, metadata }] })).rejects.toMatchObject({
    message: expect.stringMatching(/ {2}pages\.0\.metadata\.description \(page \/sample\): /) as string,
    fix: expect.stringMatching(
      /^Fix it in src\/remote\.tsx or the page's metadata\. Build .* again/,
    ) as string,
  })
})

it('does not name src/remote.tsx for keys that the build writes', async () => {
  await expect(read({ ...sampleManifest(), files: 7 })).rejects.toMatchObject({
    fix: expect.stringMatching(/^Build the remote again/) as string,
  })
})

it('names a missing key', async () => {
  const { samples: _, ...broken } = sampleManifest()
  await expect(read(broken)).rejects.toThrow(/samples: .*expected array.*; found nothing/)
})

it.each(['/../../etc/pwn', '/a//b', '/x; } location = /y {', '/About', '/about/', '/a%2fb', '/a?b'])(
  'refuses a page at %s: it becomes a file name and a line of a server’s configuration',
  async (path) => {
    const pages = sampleManifest().pages.map((page) => ({ ...page, path }))
    await expect(read({ ...sampleManifest(), pages })).rejects.toThrow(/pages\.0\.path: .*; found "/)
  },
)

it.each(['../secret.key', '/etc/passwd', 'a/../../b', '.env', 'a\\b', ''])(
  'refuses %j among the files of a module',
  async (file) => {
    const modules = { './src/sample-page': { server: file, scripts: [file], styles: [file], doors: [] } }
    const message = await read({ ...sampleManifest(), modules }).catch((error: Error) => error.message)
    for (const key of ['server', 'scripts.0', 'styles.0'])
      expect(message).toContain(`sample-page.${key}: a file`)
  },
)

const nested = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`

it.each([
  ['values that each break the contract', `{"name":"mf-sample","pages":[0${',0'.repeat(200_000)}]}`],
  ['levels', `{"name":"mf-sample","notes":${nested(50_000)}}`],
])('refuses a manifest with too many %s, by its size', async (_, text) => {
  await expect(read(text)).rejects.toMatchObject({
    code: 'manifest-invalid',
    message: `${join(dir, manifestFile)} of remote "mf-sample" breaks the contract:\n  (all of it): at most 200000 values in at most 100 levels; found "more"`,
  })
})

it('names the first of many broken keys, and how many there are', async () => {
  const message = await read({ ...sampleManifest(), pages: Array(5000).fill(0) }).catch(
    (error: Error) => error.message,
  )
  expect(message).toContain('  pages.19: ')
  expect(message).toMatch(/\n {2}… and 4980 more$/)
})

it.each(['{', nested(50_000)])('refuses %.9s as the data of a page', async ($data) => {
  const pages = sampleManifest().pages.map((page) => ({ ...page, params: { $data } }))
  await expect(read({ ...sampleManifest(), pages })).rejects.toThrow(
    /pages\.0\.params\.\$data \(page \/sample\): JSON in at most 100 levels; found "/,
  )
})

const slot = (name: string) => ({ name, module: './src/box', hydrate: 'with-page' as const })

it('reads a manifest of a newer kit: keys that it does not know are ignored, a new slot is accepted', async () => {
  const [page] = sampleManifest().pages
  const known = sampleManifest({ slots: [slot('programs.voices')] })
  const newer = {
    ...known,
    slots: [{ ...slot('programs.voices'), fallback: './src/fallback' }],
    pages: [{ ...page, metadata: { ...page?.metadata, summary: 'New' }, data: {} }],
    signatures: {},
  }
  expect(await read(newer)).toEqual(known)
})

it.each(['weather', 'Home.weather', 'home.', 'home.weather.now'])('refuses %j as a slot', async (name) => {
  await expect(read({ ...sampleManifest(), slots: [slot(name)] })).rejects.toThrow(
    `slots.0.name: the name of a slot, such as "home.podcast"; found "${name}"`,
  )
})

it('names a build of a later contract and what to upgrade, without checking the rest', async () => {
  await expect(read({ ...sampleManifest(), contract: 3, pages: 'elsewhere' })).rejects.toMatchObject({
    code: 'contract-later',
    message: `${join(dir, manifestFile)} of remote "mf-sample" keeps to contract 3; this checkout reads contract 2.`,
    fix: expect.stringContaining('git pull') as string,
  })
})

it.each(['null', '[]', '"text"', '7'])('refuses %s in place of a manifest', async (content) => {
  await expect(read(content)).rejects.toMatchObject({ code: 'manifest-invalid' })
})

it('names a file that is not JSON, and a missing file', async () => {
  await expect(read('{ "name":')).rejects.toThrow(`${join(dir, manifestFile)} cannot be read`)
  await expect(readManifest(join(dir, 'none'))).rejects.toMatchObject({
    code: 'manifest-invalid',
    message: expect.stringContaining('ENOENT') as string,
    fix: expect.stringContaining('Build the remote again') as string,
  })
})

it.each(['Note; export {} //', 'a.b', '[x', ''])(
  'refuses %j as a name of the kit: it becomes part of a program and of a pattern',
  async (name) => {
    const uses = { 'shared-ui': { [name]: { whole: true as const } } }
    const kit = { declarations: '', uses, tokens: [] }
    await expect(read({ ...sampleManifest(), kit })).rejects.toThrow(/kit\.uses\.shared-ui/)
    await expect(read({ ...sampleManifest(), offers: { 'shared-ui': [name] } })).rejects.toThrow(/offers/)
  },
)

it.each([-1, 2_000_000_000])(
  'refuses a call of the kit with %d arguments: each becomes a text',
  async (count) => {
    const kit = { declarations: '', uses: { 'shared-ui': { note: { arguments: count } } }, tokens: [] }
    await expect(read({ ...sampleManifest(), kit })).rejects.toThrow(
      new RegExp(`kit\\.uses\\.shared-ui\\.note\\.arguments: .*; found ${count}$`),
    )
  },
)

it('refuses a module of the kit that is no name', async () => {
  const kit = { declarations: '', uses: { "x'; import './y": {} }, tokens: [] }
  await expect(read({ ...sampleManifest(), kit })).rejects.toThrow(/kit\.uses/)
})

it.each(['\u001B[2J', 'c0ffee\n', '\u202E'])(
  'refuses a commit with control characters: %j',
  async (commit) => {
    await expect(read({ ...sampleManifest(), source: { hash: '', commit } })).rejects.toThrow(
      /source\.commit/,
    )
  },
)

it('leaves control characters out of the titles of fields, and refuses them in names', async () => {
  const withField = (name: string, title: string) => {
    const schema = {
      type: 'object',
      properties: { [name]: { type: 'string', title } },
      additionalProperties: false,
    }
    return { ...sampleManifest(), forms: { herbs: { call: '/api/inquiries', failure: 'Not sent.', schema } } }
  }
  const { forms } = await read(withField('herb', '\u202EHerb\u001B'))
  expect(forms?.['herbs']?.schema?.properties['herb']?.title).toBe('Herb')
  await expect(read(withField('herb\u001B[2J', 'Herb'))).rejects.toThrow(/forms\.herbs\.schema/)
})
