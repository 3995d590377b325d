import { builtBy, buildPackage, buildScript, startScript } from './build-package'
import { toolHash } from './source/source-hash'
import { waitsToBuild } from './wait-to-build'

/** The next build of a package, whose process has loaded the bundler and waits. */
export interface BuildAhead {
  /** Builds what the sources are now. @returns the folder of the build */
  build: () => Promise<string>
  /** Ends the process if it is still waiting. */
  end: () => void
}

/**
 * Starts the next build of the package `name` in `dir` ahead: loading the bundler takes as long as a build. A script that does more than
 * `remote build` would do that too early, so it starts with the build.
 */
export function buildAhead(dir: string, name: string): BuildAhead {
  const isPlain = () => buildScript(dir) === 'remote build'
  if (!isPlain()) return { build: () => buildPackage(dir, name), end: () => {} }
  const tool = toolHash(dir)
  const script = startScript(dir, 'pipe', waitsToBuild(process.env))
  const { stdin } = script
  // Writing to a process that has ended fails: its exit code says how it ended.
  stdin?.on('error', () => {})
  const end = () => void stdin?.destroy()
  const build = () => {
    const hasEnded = script.exitCode !== null || script.signalCode !== null
    // With another tool or script, a build would record sources that it was not made with.
    if (hasEnded || !isPlain() || tool !== toolHash(dir)) {
      end()
      return buildPackage(dir, name)
    }
    stdin?.end('build')
    return builtBy(script, dir, name)
  }
  return { build, end }
}
