import { cp, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'vite'
import { sourcePlugins } from '../build/vite/source-plugins.js'

/** The sources of a package, and the folder that its JavaScript goes to. */
interface PackageSources {
  /** The folder that the paths below are relative to. */
  sources: string
  out: string
  /** Modules that others import or run. */
  entries: string[]
  /** Files and folders that are not compiled. */
  copied: string[]
}

const isOwn = (id: string) => /^[./\0]/.test(id) && !/\.(?:svg|css|woff2?)$/.test(id)

/**
 * Compiles a package to JavaScript, one file for each module, so that paths relative to a module (`import.meta.url`) stay valid.
 * Packages, pictures and stylesheets stay imports.
 */
export async function compilePackage({ sources, out, entries, copied }: PackageSources): Promise<void> {
  await build({
    root: sources,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    plugins: [sourcePlugins()],
    build: {
      ssr: true,
      outDir: out,
      emptyOutDir: true,
      target: 'es2022',
      rolldownOptions: {
        input: entries.map((entry) => join(sources, entry)),
        external: (id) => !isOwn(id),
        preserveEntrySignatures: 'strict',
        output: { preserveModules: true, preserveModulesRoot: sources, entryFileNames: '[name].js' },
      },
    },
  })
  for (const name of copied) await cp(join(sources, name), join(out, name), { recursive: true })
}

/** The modules directly in `dir`. */
export const modulesIn = async (dir: string): Promise<string[]> =>
  (await readdir(dir)).filter((name) => /\.tsx?$/.test(name) && !/\.test\.|\.d\.ts$/.test(name))
