import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { publish } from 'platform/publish/publish'
import { editFile } from '../../setup/edit-file'
import { partialCheckout } from '../../setup/partial-checkout'
import { siteWithSample, testOrigin } from '../../setup/published-site'

const checkout = await partialCheckout(['mf-programs', 'mf-engagement'])
afterAll(checkout.remove)

/** A build of `remote` with another word in a text of its content. */
async function buildWith(remote: string, file: string, text: string): Promise<string> {
  const cwd = join(checkout.dir, remote)
  await editFile(join(cwd, file), text, `${text} today`)
  await promisify(execFile)('npm', ['run', '--silent', 'build'], { cwd })
  return join(cwd, 'dist')
}

it.each([
  ['mf-programs', 'content/programs-overview.ts', 'Ten stackable diploma programs', '/programs'],
  ['mf-engagement', 'content/contact.ts', 'a person will answer within 24 hours', '/contact'],
  ['shell', 'content/about.ts', 'A place to study Ayurveda well', '/about'],
])(
  'a text of %s in %s is one rendered page, and one new script for visitors',
  async (remote, file, text, path) => {
    const { site, live } = await siteWithSample()
    const before = await live()
    const { rendered, release } = await publish(site, [await buildWith(remote, file, text)], testOrigin)
    expect(rendered).toEqual([path])
    const scriptsOf = async (name = '') => {
      const html = await readFile(join(site.pages, name), 'utf8')
      return [...html.matchAll(/modulepreload" href="([^"]+)"/g)].map(([, address]) => address)
    }
    const known = new Set(await scriptsOf(before.pages[path]?.html))
    const fresh = (await scriptsOf(release.pages[path]?.html)).filter((address) => !known.has(address))
    expect(fresh).toHaveLength(1)
  },
)
