import { cp, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { emitDeclarations } from '../build/kit/emit-declarations'
import { kitDeclarations, packedDeclarations } from '../build/kit/kit-declarations'
import { packageDirectory, workspaceRoot } from '../workspace'
import { compilePackage, modulesIn } from './compile-package'

/** The modules that the kit's package.json exports, relative to `src/`. */
async function kitEntries(kit: string): Promise<string[]> {
  const { exports } = JSON.parse(await readFile(join(kit, 'package.json'), 'utf8')) as {
    exports: Record<string, string>
  }
  return Object.values(exports).flatMap((file) => /^\.\/src\/(.+\.tsx?)$/.exec(file)?.[1] ?? [])
}

async function buildKit(): Promise<void> {
  const kit = packageDirectory('shared-ui')
  const [sources, out, entries] = [join(kit, 'src'), join(kit, 'dist'), await kitEntries(kit)]
  await compilePackage({ sources, out, entries, copied: ['styles', 'illustrations'] })
  await emitDeclarations(kit, entries, out, { rootDir: sources })
  await writeFile(join(kit, packedDeclarations), await kitDeclarations(kit))
}

async function buildContract(): Promise<void> {
  const contract = packageDirectory('shared-ui/contract')
  const [out, entries] = [join(contract, 'dist'), await modulesIn(contract)]
  await compilePackage({ sources: contract, out, entries, copied: [] })
  await emitDeclarations(contract, entries, out, { rootDir: contract })
}

/** Markdown without its links: in another repository they lead nowhere. */
const withoutLinks = (text: string) => text.replace(/\[([^\]]+)\]\([^)]+\)/g, '$1')

/** Compiles the parts of the platform that a team needs, and copies the compiler's settings and the page about the contract. */
async function buildTool(): Promise<void> {
  const out = packageDirectory('shell/remote-tool/dist')
  await compilePackage({
    sources: packageDirectory('shell/platform'),
    out,
    entries: ['client/remote.ts'],
    copied: ['build/tidy-up.js', 'scaffold/templates'],
  })
  await cp(join(workspaceRoot, 'tsconfig.base.json'), join(out, 'tsconfig.json'))
  const contract = await readFile(join(workspaceRoot, 'docs/contract.md'), 'utf8')
  await writeFile(join(out, 'contract.md'), withoutLinks(contract))
}

/** The packages that the repository of one remote installs: the folder of each, and what builds its `dist/`. */
export const installablePackages: [folder: string, build: () => Promise<void>][] = [
  ['shared-ui/contract', buildContract],
  ['shared-ui', buildKit],
  ['shell/remote-tool', buildTool],
]
