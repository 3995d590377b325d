import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { temporaryFolder } from '../store/testing/temporary-site'
import { packageDirectory } from '../workspace'

const program = fileURLToPath(new URL('remote.mjs', import.meta.url))
const dir = await temporaryFolder(afterAll)
for (const folder of ['node_modules', 'src']) mkdirSync(join(dir, folder))
symlinkSync(packageDirectory('shared-ui'), join(dir, 'node_modules/shared-ui'))
writeFileSync(join(dir, 'package.json'), '{ "name": "mf-herbs", "type": "module" }')
writeFileSync(join(dir, 'src/styles.css'), '')
writeFileSync(join(dir, 'src/herbs.tsx'), 'export default () => null')

const remote = (typed: string, cwd = dir) =>
  spawnSync(process.execPath, [program, ...typed.split(' ')], {
    cwd,
    encoding: 'utf8',
    timeout: 25_000,
    env: { ...process.env, SITE_TOKEN: 'token' },
  })

function buildOf(source: string) {
  writeFileSync(join(dir, 'src/remote.tsx'), source)
  return remote('build')
}

it('names the source that does not load: the kit lacks what it imports', () => {
  const { stderr } = buildOf("import { Carousel } from 'shared-ui'\nexport default Carousel")
  expect(stderr).toContain('src/remote.tsx: expected a module that can be loaded without a browser')
  expect(stderr).toContain("'shared-ui' does not provide an export named 'Carousel'")
  expect(stderr).toMatch(/^\(module-fails\)$/m)
})

it('says how to install a package that a remote imports and does not have', () => {
  const { status, stderr } = buildOf("import { format } from 'date-fns'\nexport default format")
  expect(stderr).toContain(`${join(dir, 'src/remote.tsx')}: expected`)
  expect(stderr).toMatch(/found "date-fns"\.\n.*"catalog:".*node run\.mjs install.*\n\(no-package\)$/m)
  expect(stderr).not.toMatch(/external|^ +at /m)
  expect(status).toBe(1)
})

const declaration = `
import { definePage, defineRemote } from 'shared-ui'
const metadata = () => ({ title: 'Herbs', description: 'Herbs that grow in a garden', canonical: '/herbs', noindex: true })
const herbs = definePage({ path: '/herbs', metadata, load: () => import('./herbs') })
export default defineRemote({ name: 'mf-herbs', pages: [herbs], slots: {}, navigation: [] })`

it('ends although a module keeps a timer', () => {
  const { status, stderr } = buildOf(`setInterval(() => {}, 1000)${declaration}`)
  expect(status, stderr).toBe(0)
}, 30_000)

it('refuses sources that change while they are built', () => {
  const { status, stderr } = buildOf(
    `import { writeFileSync } from 'node:fs'\nwriteFileSync('src/herbs.tsx', 'export default () => 1')${declaration}`,
  )
  expect(stderr).toMatch(
    /expected sources that do not change during the build; found .*\n.*\n\(sources-changed\)$/m,
  )
  expect(status).toBe(1)
}, 30_000)

it.each(['src/styles.css', 'src/remote.tsx'])(
  'names a file that every remote has: %s',
  (name) => {
    const [file, text] = [join(dir, name), readFileSync(join(dir, name))]
    rmSync(file)
    onTestFinished(() => writeFileSync(file, text))
    const { stderr } = remote('build')
    expect(stderr).toContain(`${file}: expected this file, which every remote has; found none.`)
    expect(stderr).toMatch(/^\(no-remote\)$/m)
  },
  30_000,
)

it('says what is missing if the kit is not installed', () => {
  rmSync(join(dir, 'node_modules'), { recursive: true })
  expect(buildOf('').stderr).toMatch(
    /package\.json: expected the kit, shared-ui, .*found none\.\n.*\n\(no-package\)$/m,
  )
})

it.each(['#', ':'])('refuses a path that Vite or PATH would read as something else: %s', (sign) => {
  const folder = join(dir, `a${sign}b`)
  mkdirSync(folder)
  const { status, stderr } = remote('build', folder)
  expect([status, stderr]).toEqual([2, expect.stringContaining(`expected a path without ${sign}`)])
})

it('prints its commands for new -h', () => {
  const { status, stdout } = remote('new -h')
  expect([status, stdout]).toEqual([0, expect.stringMatching(/^npx --no remote COMMAND/)])
})

it('builds with the build script of the package, before it sends', () => {
  const scripts = { build: 'echo built by the script' }
  writeFileSync(join(dir, 'package.json'), JSON.stringify({ name: 'mf-herbs', scripts }))
  const { status, stdout, stderr } = remote('check --to http://127.0.0.1:9')
  expect([status, stdout]).toEqual([1, 'built by the script\n'])
  expect(stderr).toContain(`${join(dir, 'dist/remote.json')} cannot be read`)
}, 30_000)
