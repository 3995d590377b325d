import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const program = fileURLToPath(new URL('remote.mjs', import.meta.url))
const dir = mkdtempSync(join(tmpdir(), 'remote-'))
afterAll(() => rmSync(dir, { recursive: true }))

it('says in words why a build failed, without a stack', () => {
  mkdirSync(join(dir, 'src'))
  writeFileSync(join(dir, 'src/remote.tsx'), 'export const remote = {}')
  writeFileSync(join(dir, 'package.json'), '{ "type": "module" }')
  const { status, stderr } = spawnSync(process.execPath, [program, 'build'], { cwd: dir, encoding: 'utf8' })
  expect(stderr).toMatch(/^src\/remote\.tsx: expected .*\n.*\n\(no-remote\)$/m)
  expect(stderr).not.toMatch(/^ +at /m)
  expect(status).toBe(1)
})
