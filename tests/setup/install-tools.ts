import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { browsers } from './browsers'

const hasPostgres = () => existsSync('/usr/lib/postgresql')
const hasJava = () => spawnSync('java', ['-version']).status === 0

function aptPackages(): string[] {
  const { chromium, firefox } = browsers()
  return [
    !chromium && 'chromium',
    !firefox && 'firefox-esr',
    !hasPostgres() && 'postgresql',
    !hasJava() && 'openjdk-17-jre-headless',
  ].filter((name) => typeof name === 'string')
}

function aptInstall(packages: string[]): void {
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n']
  const run = (...args: string[]) => {
    const [program = '', ...rest] = [...sudo, 'apt-get', ...args]
    execFileSync(program, rest, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
  }
  run('update', '-qq')
  run('install', '-y', '-qq', '--no-install-recommends', ...packages)
}

/**
 * Installs what the tests drive and the machine lacks: two browsers, PostgreSQL and Java for the HTML checker, by apt
 * where there is apt.
 */
export function installTools(): void {
  const missing = aptPackages()
  if (missing.length === 0) return
  if (!existsSync('/usr/bin/apt-get')) {
    console.warn(
      `NOT INSTALLED: ${missing.join(', ')}. Install them by hand; the tests that need them will fail or say that they were skipped.`,
    )
    return
  }
  console.log(`Installing ${missing.join(', ')} …`)
  aptInstall(missing)
}
