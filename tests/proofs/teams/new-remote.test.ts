import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sitemap } from 'platform/publish/artefacts'
import { publishedSite, testOrigin } from '../../setup/published-site'
import { root } from '../../setup/workspace'
import { copyCheckout } from './copy-checkout'

const name = 'mf-herb-garden'
const others = ['shell', 'mf-programs', 'mf-resources', 'mf-engagement']

const published = await publishedSite(afterAll)
const checkout = await copyCheckout()
beforeAll(async () => void (await site('new', name)))
afterAll(checkout.remove)

const site = (...args: string[]) =>
  checkout.run('.', published.environment, process.execPath, 'run.mjs', 'site', ...args)
const inRemote = (...args: string[]) => checkout.run(name, {}, 'npm', ...args)

/** Changes a file of the remote for one test. */
async function edit(file: string, change: (text: string) => string) {
  const path = join(checkout.dir, name, file)
  const before = existsSync(path) ? await readFile(path, 'utf8') : undefined
  onTestFinished(() => (before === undefined ? rm(path) : writeFile(path, before)))
  await writeFile(path, change(before ?? ''))
}

it('passes prettier, oxlint and the type check', async () => {
  const { run } = checkout
  await run('.', {}, 'npx', 'prettier', '--check', name)
  await run('.', {}, 'npx', 'oxlint', '--type-aware', '--deny-warnings', name)
  await inRemote('run', 'typecheck')
})

it('has in its folder the commands that every remote has', async () => {
  const scripts = async (remote: string) => {
    const text = await readFile(join(checkout.dir, remote, 'package.json'), 'utf8')
    return (JSON.parse(text.replaceAll(remote, name)) as { scripts: object }).scripts
  }
  expect(await scripts(name)).toEqual(await scripts('mf-programs'))
})

it('passes its own tests', async () => expect(await inRemote('test')).toMatch(/Tests .*7 passed/))

it('passes its own tests with the page with a parameter that the README of a repository shows', async () => {
  const readme = await readFile(
    join(root, 'shell/platform/scaffold/templates/repository/README.md.template'),
    'utf8',
  )
  const [, example = ''] = /`(definePage\(.*?\))` /.exec(readme) ?? []
  await edit(
    'src/remote.tsx',
    (text) => `import { definePage, type PageProps } from 'shared-ui'
${text.replace('  pages: [', `$&${example.replace('/template', '/herb-garden')},`)}
async function load() {
  return { default: ({ data }: PageProps<{ name: string }>) => data.name }
}
function metadata({ name = '' }) {
  return { ...overviewMetadata(), title: \`Herb garden \${name}\`, canonical: \`/herb-garden/\${name}\` }
}
`,
  )
  await inRemote('run', 'typecheck')
  expect(await inRemote('test')).toMatch(/Tests .*7 passed/)
})

it('is published with its page, menu entries and sitemap line, without rebuilding another package', async () => {
  const before = await published.live()
  const output = await site('publish', name)
  const release = await published.live()
  expect(output).toContain(`Release ${release.id} is live`)
  expect(release.builds).toEqual({ ...before.builds, [name]: release.builds[name] })
  for (const other of others) expect(existsSync(join(checkout.dir, other, 'dist'))).toBe(false)
  expect(sitemap(release)).toContain(`<loc>${testOrigin}/herb-garden</loc>`)
  const html = (path: string) => readFile(join(published.site.pages, release.pages[path]?.html ?? ''), 'utf8')
  const about = await html('/about')
  expect(about).toContain('More')
  // The dropdown and the slide-out menu.
  expect(about.match(/href="\/herb-garden"/g)).toHaveLength(2)
  const page = await html('/herb-garden')
  expect(page).toMatch(/<h1[^>]*>Herb Garden</)
  expect(page).toContain('action="/forms/quick-inquiry"')
})

it('leaves room in the menus for further new remotes', async () => {
  const further = ['mf-tea-house', 'mf-field-trips', 'mf-open-days']
  for (const remote of further) await site('new', remote)
  await site('publish', ...further, '--no-browser')
  expect(Object.keys((await published.live()).builds)).toEqual(expect.arrayContaining([name, ...further]))
}, 360_000)

it('has its own styles, with a prefix that no other remote has', async () => {
  const client = join(checkout.dir, name, 'dist/client')
  const [sheet = ''] = (await readdir(client)).filter((file) => file.endsWith('.css'))
  expect(await readFile(join(client, sheet), 'utf8')).toContain('.he\\:grid')
})

it('is not published over another remote with the same name', async () => {
  const before = await published.live()
  await edit('src/remote.tsx', (text) => text.replace(`name: '${name}'`, `name: 'mf-resources'`))
  await expect(site('publish', name)).rejects.toMatchObject({
    stderr: expect.stringContaining(`${name}/src/remote.tsx names the remote mf-resources: expected ${name}`),
  })
  expect(await published.live()).toEqual(before)
})

it('must not import from another remote, from any folder', async () => {
  const files = ['src/one.ts', 'src/one/two.ts', 'content/one.ts']
  await mkdir(join(checkout.dir, name, 'src/one'), { recursive: true })
  for (const file of files)
    await edit(
      file,
      () =>
        `export { programs } from '${'../'.repeat(file.split('/').length)}mf-programs/content/programs'\n`,
    )
  const refused = await checkout.run('.', {}, 'npx', 'oxlint', '--deny-warnings', name).then(
    () => '',
    ({ stdout }: { stdout: string }) => stdout,
  )
  expect(refused.match(/Remotes meet only through slots and links/g)).toHaveLength(3)
  for (const file of files) expect(refused).toContain(`${name}/${file}`)
})

it('is not created under a name that is taken: nothing is written', async () => {
  const before = await readdir(checkout.dir)
  await expect(site('new', name)).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining(`There is a folder ${name} already.`),
  })
  expect(await readdir(checkout.dir)).toEqual(before)
})
