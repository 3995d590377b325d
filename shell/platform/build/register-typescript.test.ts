import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { temporaryFolder } from '../store/testing/temporary-site'

/** Writes files, and runs the first with TypeScript registered; returns what it prints. */
async function printedBy(files: Record<string, string>): Promise<string> {
  const root = await temporaryFolder()
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  const register = fileURLToPath(new URL('register-typescript.mjs', import.meta.url))
  const [program = ''] = Object.keys(files)
  const code = `await import(${JSON.stringify(pathToFileURL(join(root, program)).href)})`
  const args = ['--import', register, '--input-type=module', '--eval', code]
  return execFileSync(process.execPath, args, { encoding: 'utf8' })
}

it('finds and compiles the sources that an import names without their ending', async () => {
  const printed = await printedBy({
    'program.ts':
      "import { herb } from './herb'\nimport { Roots } from './roots'\nconsole.log(herb, Roots.name)",
    'herb.ts': "export const herb: string = 'mint' satisfies string",
    'roots.tsx': 'export function Roots({ name }: { name: string }) {\n  return [name]\n}',
  })
  expect(printed).toBe('mint Roots\n')
})

it('names the place in the source where code fails', async () => {
  const source =
    'interface Herb {\n  name: string\n}\ntry {\n  throw new Error()\n} catch (error) {\n  console.log((error as Error).stack)\n}'
  expect(await printedBy({ 'failing.ts': source })).toMatch(/failing\.ts:5:\d+/)
})

it('loads the files of packages unchanged', async () => {
  const file = {
    'node_modules/loader/index.mjs':
      "export const load = () => import('node:fs')\nconsole.log(String(load))\n",
  }
  expect(await printedBy(file)).toBe("() => import('node:fs')\n")
})
