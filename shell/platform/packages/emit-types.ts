import { execFile } from 'node:child_process'
import { rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)
const require = createRequire(import.meta.url)
const compiler = join(dirname(require.resolve('typescript/package.json')), 'bin/tsc')

/** Writes the declarations of the modules `entries`, relative to `sources`, into `out`, with the tsconfig.json of the package in `root`. */
export async function emitTypes(
  root: string,
  sources: string,
  entries: string[],
  out: string,
): Promise<void> {
  const project = join(root, 'tsconfig.package.json')
  const options = {
    noEmit: false,
    declaration: true,
    emitDeclarationOnly: true,
    rootDir: sources,
    outDir: out,
  }
  const files = entries.map((entry) => join(sources, entry))
  await writeFile(
    project,
    JSON.stringify({ extends: './tsconfig.json', compilerOptions: options, include: [], files }),
  )
  try {
    await run(process.execPath, [compiler, '-p', project])
  } finally {
    await rm(project)
  }
}
