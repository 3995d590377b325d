import type { Page } from '@playwright/test'
import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { promisify, stripVTControlCharacters } from 'node:util'
import { readConfig } from 'platform/config'
import { createPublisher } from 'platform/publisher/app'
import { createToken } from 'platform/publisher/tokens'
import { FolderStore } from 'platform/store/places/folder-store'
import { siteDirectory } from 'platform/store/places/site-directory'
import { mainNavigation } from '../../e2e/main-link'
import { expect, test } from '../../e2e/test'
import { countReacts } from '../../setup/count-reacts'
import { editFile } from '../../setup/edit-file'
import { servedCopy, type ServedCopy } from '../../setup/served-copy'
import { root } from '../../setup/workspace'
import { documentedCommands } from './documented-commands'
import { startRegistry } from './start-registry'

const name = 'mf-herb-garden'

/** Where the packages are packed instead of in `dist`, which a person may have filled; git ignores it. */
const packed = 'test-results'

let dir: string
let site: ServedCopy
let registry: Awaited<ReturnType<typeof startRegistry>>
let publisher: ReturnType<typeof createPublisher>
let blocks: string[][]
let environment: NodeJS.ProcessEnv

/** A registry without packages, a site, and its publisher. */
test.beforeAll(async () => {
  test.setTimeout(120_000)
  dir = await mkdtemp(join(tmpdir(), 'new-team-'))
  await rm(join(root, packed), { recursive: true, force: true })
  ;[site, registry] = await Promise.all([servedCopy(), startRegistry()])
  const settings = {
    SITE_DIR: site.dir,
    PUBLIC_ORIGIN: (await site.live()).origin,
    PREVIEW_ORIGIN: 'https://preview.college.example',
    LOG_LEVEL: 'silent',
  }
  publisher = createPublisher(siteDirectory(site.dir), readConfig(settings))
  const to = await publisher.listen({ port: 0, host: '127.0.0.1' })
  const { text } = await createToken(
    new FolderStore(site.dir),
    { name, remotes: [name], rights: ['publish', 'preview'] },
    1,
  )
  blocks = await documentedCommands('docs/new-team.md', {
    'https://packages.college.example': registry.url,
    'https://releases.college.example': to,
    'https://college.example': site.url,
    dist: packed,
  })
  environment = { ...process.env, ...registry.environment, SITE_TOKEN: text, PORT: '0' }
})
test.afterAll(async () => {
  await publisher.close()
  await registry.stop()
  await site.stop()
  await Promise.all([dir, join(root, packed)].map((folder) => rm(folder, { recursive: true, force: true })))
})

/** Runs commands in `cwd` as a person types them, one after the other; returns what they print. */
async function run(cwd: string, commands: string[]): Promise<string> {
  const { stdout, stderr } = await promisify(execFile)('bash', ['-ec', commands.join('\n')], {
    cwd,
    env: environment,
  })
  return stdout + stderr
}

/** Starts a command that runs until it is ended; resolves with the address that it names. */
async function start(cwd: string, command: string): Promise<{ url: string; process: ChildProcess }> {
  const child = spawn('bash', ['-c', `exec ${command}`], {
    cwd,
    env: environment,
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  for await (const line of createInterface({ input: child.stdout })) {
    const url = /Local:\s+(\S+)\//.exec(stripVTControlCharacters(line))?.[1]
    if (url) return { url, process: child }
  }
  throw new Error(`${command} ended before it said where it is.`)
}

const edit = (file: string, from: string, to: string) => editFile(join(dir, name, file), from, to)

const heading = (page: Page, title: string) =>
  page.locator('main').getByRole('heading', { level: 1, name: title })

test('the documented commands for a new team lead from an empty registry to a live page', async ({
  page,
}) => {
  test.setTimeout(300_000)
  const [registryOf = [], pack = [], make = [], tests = [], live = []] = blocks

  await test.step('the platform team packs and publishes the packages', async () => {
    await run(root, [...registryOf, ...pack])
    expect(await run(dir, ['npm view @ayurveda-college/shared-ui name'])).toContain('shared-ui')
  })

  await test.step('two commands later the page is in the live site, and changes with its sources', async () => {
    await run(dir, make.slice(0, 1))
    const readme = await readFile(join(dir, name, 'README.md'), 'utf8')
    const named = readme.match(/node_modules\/[\w@/.-]+\w/g) ?? []
    expect(named.filter((path) => !existsSync(join(dir, name, path)))).toEqual([])
    expect(named.length).toBeGreaterThan(0)
    // Schemas need the zod that the contract has; npm fails if the package.json has none.
    await run(join(dir, name), ['npm ls --depth=0 zod'])
    const tool = join(dir, name, 'node_modules/@ayurveda-college/remote/dist/client/remote.js')
    await expect(run(dir, [`PATH= ${process.execPath} ${tool} new mf-tea-house`])).rejects.toThrow(
      'or install npm',
    )
    expect(make[1]).toBe(`cd ${name}`)
    const { url, process: development } = await start(join(dir, name), make[2] ?? '')
    const reacts = countReacts(page)
    await page.goto(`${url}/herb-garden`)
    await expect(heading(page, 'Herb Garden')).toBeVisible({ timeout: 30_000 })
    await expect(page.locator('[data-fragment="admissions.inquiry"]')).toHaveAttribute(
      'data-remote',
      'mf-engagement',
    )
    const inquiry = await page.request.post(`${url}/api/inquiries`, { data: {} })
    expect(inquiry.status(), 'no inquiry of a test reaches the staff').toBe(503)
    await page.evaluate(() => document.documentElement.setAttribute('data-mark', ''))
    await edit('content/overview.ts', "const title = 'Herb Garden'", "const title = 'Kitchen Garden'")
    await expect(heading(page, 'Kitchen Garden')).toBeVisible()
    await edit('src/overview/topic-card.tsx', '{text}', 'From a component: {text}')
    await expect(page.getByText('From a component').first()).toBeVisible()
    const menu = mainNavigation(page)
    await menu.getByRole('link', { name: 'Contact' }).click()
    await expect(heading(page, 'Contact')).toBeFocused()
    await expect(page.locator('[data-fragment="page"]')).toHaveAttribute('data-remote', 'mf-engagement')
    await expect(page.locator('html')).toHaveAttribute('data-mark')
    expect(await reacts()).toBe(1)
    await page.goto('about:blank')
    process.kill(-(development.pid ?? 0), 'SIGTERM')
    await once(development, 'exit')
  })

  await test.step('its tests pass', async () => {
    expect(await run(join(dir, name), tests)).toMatch(/Tests .*7 passed/)
  })

  await test.step('it is checked, shown in private, and live', async () => {
    const said = await run(join(dir, name), live)
    expect(said).toContain('Nothing was published')
    expect(said).toMatch(/https:\/\/preview\.college\.example\/preview\/[\w-]{32}/)
    const release = await site.live()
    expect(said).toContain(`Release ${release.id} is live`)
    expect(said).toMatch(new RegExp(`${name} ${release.builds[name]} `))
    await page.goto(`${site.url}/herb-garden`)
    await expect(heading(page, 'Kitchen Garden')).toBeVisible()
    await expect(page.getByText('From a component').first()).toBeVisible()
  })
})
