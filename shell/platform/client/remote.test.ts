import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { packageDirectory } from '../workspace'

const program = fileURLToPath(new URL('remote.mjs', import.meta.url))
const dir = mkdtempSync(join(tmpdir(), 'remote-'))
mkdirSync(join(dir, 'node_modules'))
symlinkSync(packageDirectory('shared-ui'), join(dir, 'node_modules/shared-ui'))
afterAll(() => rmSync(dir, { recursive: true }))

function buildOf(source: string) {
  mkdirSync(join(dir, 'src'), { recursive: true })
  writeFileSync(join(dir, 'src/remote.tsx'), source)
  writeFileSync(join(dir, 'package.json'), '{ "type": "module" }')
  return spawnSync(process.execPath, [program, 'build'], { cwd: dir, encoding: 'utf8' })
}

it('says in words why a build failed, without a stack', () => {
  const { status, stderr } = buildOf('export const remote = {}')
  expect(stderr).toMatch(/^src\/remote\.tsx: expected .*\n.*\n\(no-remote\)$/m)
  expect(stderr).not.toMatch(/^ +at /m)
  expect(status).toBe(1)
})

it.each([
  ['const width = window.innerWidth', 'window is not defined in `var width = window.innerWidth;`'],
  [
    "import { Carousel } from 'shared-ui'\nconst width = Carousel",
    "'shared-ui' does not provide an export named 'Carousel'",
  ],
])('names the source that does not load without a browser: %s', (code, found) => {
  const { stderr } = buildOf(`${code}\nexport default width`)
  expect(stderr).toContain('src/remote.tsx: expected a module that can be loaded without a browser')
  expect(stderr).toContain(found)
  expect(stderr).toMatch(/^\(module-fails\)$/m)
})

it('says how to install a package that a remote imports and does not have', () => {
  const { status, stderr } = buildOf("import { format } from 'date-fns'\nexport default format")
  expect(stderr).toContain(`${join(dir, 'src/remote.tsx')}: expected`)
  expect(stderr).toMatch(/found "date-fns"\.\n.*"catalog:".*node run\.mjs install.*\n\(no-package\)$/m)
  expect(stderr).not.toMatch(/external|^ +at /m)
  expect(status).toBe(1)
})

it('says what is missing if the kit is not installed', () => {
  rmSync(join(dir, 'node_modules'), { recursive: true })
  expect(buildOf('').stderr).toMatch(
    /package\.json: expected the kit, shared-ui, .*found none\.\n.*\n\(no-package\)$/m,
  )
})

it('refuses a path that Vite would read as an address', () => {
  const folder = join(dir, 'a#b')
  mkdirSync(folder)
  const { status, stderr } = spawnSync(process.execPath, [program, 'build'], {
    cwd: folder,
    encoding: 'utf8',
  })
  expect([status, stderr]).toEqual([2, expect.stringContaining('expected a path without #')])
})

it.each([
  [['--to', 'localhost:8070'], 'Expected --to with the address of a publisher; found localhost:8070.'],
  [['--preview', '--force', '--to', 'http://127.0.0.1:9'], '--preview takes no --force'],
])('refuses to publish with %j, before it builds', (args, words) => {
  const { status, stderr } = spawnSync(process.execPath, [program, 'publish', ...args], {
    cwd: dir,
    encoding: 'utf8',
    env: { ...process.env, SITE_TOKEN: 'token' },
  })
  expect([status, stderr]).toEqual([2, expect.stringContaining(words)])
})
