import { chmod, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readConfig } from 'platform/config'
import { startProver } from 'platform/proof/prove'
import { proveCandidate } from 'platform/publish/gate'
import { prepare } from 'platform/publish/prepare'
import { storeBuilds } from 'platform/publish/publish'
import { temporaryFolder } from 'platform/store/testing/temporary-site'
import { chromiumLaunch } from '../setup/browsers'
import { siteWithSample, testOrigin } from '../setup/published-site'
import { sampleWith } from '../setup/sample-edition'

const { executablePath: chromium = '' } = chromiumLaunch()
const { site, environment } = await siteWithSample(afterAll)

/** Opens candidates in the browser in `program`, until the test ends: the sample remote with `code` in its component. */
function proverWith(program: string) {
  const { prove, end } = startProver(site, readConfig(environment), program)
  onTestFinished(end)
  return async (code: string) => {
    const fresh = await storeBuilds(site, [await sampleWith(code)])
    await proveCandidate(site, await prepare(site, { fresh }, testOrigin), prove)
  }
}

/** A program that is Chromium, and that ends it at its first start when a page is to be opened. */
async function mortalChromium() {
  const dir = await temporaryFolder()
  const program = join(dir, 'chromium')
  const code = `#!${process.execPath}
    const { spawn } = require('node:child_process')
    const { existsSync, writeFileSync } = require('node:fs')
    const { Socket } = require('node:net')
    const [mark, [, , ...args]] = ['${dir}/ended', process.argv]
    const browser = spawn('${chromium}', args, { stdio: ['ignore', 'ignore', 'inherit', 'pipe', 4] })
    browser.once('exit', () => process.exit())
    new Socket({ fd: 3 }).on('data', (command) => {
      if (existsSync(mark) || !command.includes('Page.navigate')) return browser.stdio[3].write(command)
      writeFileSync(mark, '')
      browser.kill('SIGKILL')
    })`
  await writeFile(program, code)
  await chmod(program, 0o755)
  return program
}

it('refuses a candidate whose pages it could not open because the browser ended, and starts another', async () => {
  const prove = proverWith(await mortalChromium())
  await expect(prove('1')).rejects.toMatchObject({ code: 'browser-unusable' })
  await prove('1')
})

it('opens each candidate as a visitor who has seen none before', async () => {
  const prove = proverWith(chromium)
  await prove(`localStorage.setItem('seen', 'an earlier one')`)
  await prove(`if (localStorage.getItem('seen')) console.error('I was here before.')`)
})
