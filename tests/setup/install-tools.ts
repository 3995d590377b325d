import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { browsers } from './browsers'

/** Playwright drives Firefox by commands of WebDriver BiDi that came with version 143. */
function isTooOld(firefox: string): boolean {
  const version = spawnSync(firefox, ['--version'], { encoding: 'utf8' }).stdout
  return Number(/Firefox (\d+)/.exec(version)?.[1] ?? Infinity) < 143
}

function aptPackages(): string[] {
  const { chromium, headlessShell, firefox } = browsers()
  return [
    !chromium && 'chromium',
    headlessShell === chromium && !process.env['CHROMIUM'] && 'chromium-headless-shell',
    (!firefox || isTooOld(firefox)) && 'firefox-esr',
    !existsSync('/usr/bin/WebKitWebDriver') && 'webkit2gtk-driver',
    !existsSync('/usr/bin/Xvfb') && 'xvfb',
    // With the measures of Arial and Times: the fallback until a page's own fonts arrive.
    !existsSync('/usr/share/fonts/truetype/liberation') && 'fonts-liberation',
    !existsSync('/usr/lib/postgresql') && 'postgresql',
    !['/usr/sbin/nginx', '/usr/bin/nginx'].some(existsSync) && 'nginx',
    spawnSync('java', ['-version']).status !== 0 && 'default-jre-headless',
  ].filter((name) => typeof name === 'string')
}

/** Debian starts installed services unless this policy forbids it; an existing policy is kept. */
const withoutServices = `policy=/usr/sbin/policy-rc.d
if [ ! -e $policy ]; then
  trap 'rm -f $policy' EXIT
  printf '#!/bin/sh\\nexit 101\\n' > $policy && chmod +x $policy
fi
export DEBIAN_FRONTEND=noninteractive
apt-get update -qq && apt-get install -y -qq --no-install-recommends "$@"`

function aptInstall(packages: string[]): boolean {
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n']
  const [program = '', ...rest] = [...sudo, 'sh', '-c', withoutServices, 'install', ...packages]
  return spawnSync(program, rest, { stdio: ['ignore', 'ignore', 'inherit'] }).status === 0
}

/**
 * Installs what the tests need and the machine lacks, by apt: three browsers with the usual fonts, a display for the third, PostgreSQL,
 * nginx, and Java for the HTML checker.
 */
export function installTools(): void {
  const missing = aptPackages()
  if (missing.length === 0) return
  console.log(`Installing ${missing.join(', ')} …`)
  if (existsSync('/usr/bin/apt-get') && aptInstall(missing)) return
  console.warn(
    `NOT INSTALLED: ${missing.join(', ')}. Install them by hand; the tests that need them will fail or say that they were skipped.`,
  )
}
