import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const root = mkdtempSync(join(tmpdir(), 'register-typescript-'))
afterAll(() => rmSync(root, { recursive: true }))

/** Writes a file that prints the text of a function in it, and runs it with TypeScript registered. */
function printedBy(path: string): string {
  const file = join(root, path)
  mkdirSync(join(file, '..'), { recursive: true })
  writeFileSync(file, "export const load = () => import('node:fs')\nconsole.log(String(load))\n")
  const register = fileURLToPath(new URL('register-typescript.mjs', import.meta.url))
  const code = `await import(${JSON.stringify(pathToFileURL(file).href)})`
  const args = ['--import', register, '--input-type=module', '--eval', code]
  return execFileSync(process.execPath, args, { encoding: 'utf8' })
}

it('compiles sources, and loads the files of packages as they are', () => {
  const text = "() => import('node:fs')\n"
  expect(printedBy('source.mts')).not.toBe(text)
  expect(printedBy('node_modules/loader/index.mjs')).toBe(text)
})
