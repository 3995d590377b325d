import { execFile } from 'node:child_process'
import { rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { SiteError } from '../../errors/site-error'

const run = promisify(execFile)
const require = createRequire(import.meta.url)

/** An installed tool loads this module and never compiles: it may have no compiler. */
const compiler = () => join(dirname(require.resolve('typescript/package.json')), 'bin/tsc')

function notWritten(root: string, { stdout, message }: Error & { stdout?: string }): SiteError {
  return new SiteError(
    'build-failed',
    `The declarations of ${root} cannot be written:\n${stdout || message}`.trimEnd(),
    `Correct the sources in ${root}: \`npm run typecheck\` there checks them.`,
  )
}

/** Runs the compiler with a project of its own, in the folder `out`: builds hash the files of the package. */
async function compile(root: string, out: string, settings: object): Promise<void> {
  const project = join(out, 'tsconfig.declarations.json')
  await writeFile(project, JSON.stringify({ extends: join(root, 'tsconfig.json'), include: [], ...settings }))
  try {
    await run(process.execPath, [compiler(), '-p', project])
  } catch (error) {
    throw notWritten(root, error as Error)
  } finally {
    await rm(project)
  }
}

/**
 * Writes the declarations of `files` and their imports into the folder `out`, with the tsconfig.json of the package in `root`. The paths
 * of `files` and of the declarations are relative to `rootDir`.
 * @throws SiteError `build-failed`
 */
export function emitDeclarations(
  root: string,
  files: string[],
  out: string,
  options: { rootDir: string; removeComments?: boolean },
): Promise<void> {
  return compile(root, out, {
    compilerOptions: { noEmit: false, declaration: true, emitDeclarationOnly: true, outDir: out, ...options },
    files: files.map((file) => join(options.rootDir, file)),
  })
}
