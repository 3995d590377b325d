import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { packageDirectory } from '../workspace'

const program = fileURLToPath(new URL('remote.mjs', import.meta.url))
const dir = mkdtempSync(join(tmpdir(), 'build-'))
for (const folder of ['node_modules', 'src']) mkdirSync(join(dir, folder))
symlinkSync(packageDirectory('shared-ui'), join(dir, 'node_modules/shared-ui'))
writeFileSync(join(dir, 'package.json'), '{ "type": "module" }')
writeFileSync(join(dir, 'src/styles.css'), '')
writeFileSync(join(dir, 'src/herbs.tsx'), 'export default () => null')
afterAll(() => rmSync(dir, { recursive: true }))

const declaration = `
import { definePage, defineRemote } from 'shared-ui'
const metadata = () => ({ title: 'Herbs', description: 'Herbs that grow in a garden', canonical: '/herbs', noindex: true })
const herbs = definePage({ path: '/herbs', metadata, load: () => import('./herbs') })
export default defineRemote({ name: 'mf-herbs', pages: [herbs], slots: {}, navigation: [] })`

/** Builds a remote whose module begins with `code`. */
function buildWith(code: string) {
  writeFileSync(join(dir, 'src/remote.tsx'), code + declaration)
  return spawnSync(process.execPath, [program, 'build'], { cwd: dir, encoding: 'utf8', timeout: 25_000 })
}

it('ends although a module keeps a timer', () => {
  const { status, stderr } = buildWith('setInterval(() => {}, 1000)')
  expect(status, stderr).toBe(0)
}, 30_000)

it('refuses sources that change while they are built', () => {
  const { status, stderr } = buildWith(
    `import { writeFileSync } from 'node:fs'\nwriteFileSync('src/herbs.tsx', 'export default () => 1')`,
  )
  expect(stderr).toMatch(
    /expected sources that do not change during the build; found .*\n.*\n\(sources-changed\)$/m,
  )
  expect(status).toBe(1)
}, 30_000)
