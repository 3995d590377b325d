import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import type { KitDeclarations } from 'contract/kit'
import { SiteError } from '../../../errors/site-error'
import { contentHash } from '../../../files/hash'
import { packageDirectory } from '../../../workspace'

const run = promisify(execFile)
const require = createRequire(import.meta.url)

/** A program to check: its text, and the declarations that it imports from `./old` and `./new`. */
export interface Program {
  source: string
  old: KitDeclarations
  now: KitDeclarations
}

const options = {
  target: 'ES2023',
  lib: ['ES2023', 'DOM', 'DOM.Iterable'],
  module: 'ESNext',
  moduleResolution: 'Bundler',
  strict: true,
  skipLibCheck: true,
  noEmit: true,
  types: [],
}

/** What the kit imports from the contract is a package for this program, too. */
const placeOf = (file: string) => (file.startsWith('contract/') ? `node_modules/${file}` : file)

/** Writes a kit, unless it is there: the compiler reads a kit of many programs once. @returns its folder */
async function writeKit(dir: string, { files }: KitDeclarations): Promise<string> {
  const kit = join(dir, 'kits', contentHash(JSON.stringify(files)))
  if (existsSync(kit)) return kit
  await mkdir(kit, { recursive: true })
  for (const [file, text] of Object.entries(files)) {
    const path = join(kit, placeOf(file))
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, text)
  }
  return kit
}

async function writeProgram(dir: string, index: number, { source, old, now }: Program): Promise<string> {
  const own = join(dir, String(index))
  await mkdir(own)
  await symlink(await writeKit(dir, old), join(own, 'old'))
  await symlink(await writeKit(dir, now), join(own, 'new'))
  await writeFile(join(own, 'check.ts'), source)
  return join(own, 'check.ts')
}

/** The types of React and of the kit's other packages. */
const kitPackages = () =>
  join(
    dirname(createRequire(packageDirectory('shell/package.json')).resolve('shared-ui/package.json')),
    'node_modules',
  )

/** Longest time of a comparison (ms); that of the site's own kit takes about two seconds. */
const longest = 60_000

const tooSlow = (limit: number) =>
  new SiteError(
    'check-timeout',
    `The kits of these builds are not compared after ${limit / 1000} seconds.`,
    'Build the remotes again with the kit of the site; the live site is as it was.',
  )

/** The compiler itself. If its wrapper in JavaScript is killed, the compiler goes on, on Node 20 without end. */
function compilerProgram(): string {
  const wrapper = createRequire(require.resolve('typescript/package.json'))
  const { platform, arch } = process
  return join(dirname(wrapper.resolve(`@typescript/typescript-${platform}-${arch}/package.json`)), 'lib/tsc')
}

/** The refusal of builds with declarations that the compiler cannot read. */
export const notCompiled = (error: string) =>
  new SiteError(
    'kit-uses',
    `The kits of these builds cannot be compared: ${error.slice(0, 300)}`,
    'Build the remotes again with the kit of the site; the live site is as it was.',
  )

/** The compiler's output: each error, with its cause below it. */
async function compile(dir: string, files: string[], timeout: number): Promise<string> {
  await writeFile(join(dir, 'tsconfig.json'), JSON.stringify({ compilerOptions: options, files }))
  const args = ['-p', dir, '--pretty', 'false']
  const limits = { cwd: dir, maxBuffer: 100_000_000, timeout, killSignal: 'SIGKILL' } as const
  return run(compilerProgram(), args, limits).then(
    ({ stdout }) => stdout,
    (error: { stdout?: string; message: string; killed?: boolean }) => {
      if (error.killed) throw tooSlow(timeout)
      return error.stdout || Promise.reject(notCompiled(error.message))
    },
  )
}

/** The last and most precise line of each error, by line of the program. */
function errorsIn(output: string, program: number): Map<number, string> {
  const errors = new Map<number, string>()
  for (const block of output.split(/\n(?=\S)/)) {
    const [, index, line, text = ''] =
      /^(?:.*\/)?(\d+)\/check\.ts\((\d+),\d+\): error TS\d+: ([^]*)$/.exec(block) ?? []
    if (Number(index) === program) errors.set(Number(line), text.trim().split('\n').at(-1)?.trim() ?? '')
  }
  return errors
}

/** Checks programs in one run of the compiler. @returns the errors of each program by line; empty if it compiles */
export async function typeErrors(programs: Program[], timeout = longest): Promise<Map<number, string>[]> {
  const dir = await mkdtemp(join(tmpdir(), 'kit-check-'))
  try {
    await symlink(kitPackages(), join(dir, 'node_modules'))
    const files: string[] = []
    for (const [index, program] of programs.entries()) files.push(await writeProgram(dir, index, program))
    const output = (await compile(dir, files, timeout)).replaceAll(`${dir}/`, '')
    // With an error in what it reads, the compiler compares nothing.
    const unread = /^(?! |.*\d\/check\.ts).*error TS\d+:.*/m.exec(output)?.[0]
    if (unread !== undefined) throw notCompiled(unread)
    return programs.map((_, index) => errorsIn(output, index))
  } finally {
    await rm(dir, { recursive: true, force: true })
  }
}
