import { execFile } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, join } from 'node:path'
import { promisify } from 'node:util'
import { temporaryFolder } from 'platform/store/testing/temporary-site'
import { publishedPages } from './published-pages'

const checker = createRequire(import.meta.url).resolve('vnu-jar/build/dist/vnu.jar')

/** How React writes `<img/>`; valid, and unambiguous with quoted attribute values. */
const trailingSlash = 'Trailing slash on void elements.*'

/** Its CSS check knows no @property and no nesting: sheets are left out. */
const withoutStyles = (html: string) => html.replace(/(<style[^>]*>).*?(?=<\/style>)/gs, '$1')

interface Message {
  type: 'error' | 'info' | 'non-document-error'
  subType?: 'warning'
  url: string
  message: string
  extract?: string
}

/** Runs the Nu HTML checker once over all `files`; its report is JSON on stderr, in one process. */
async function nuMessages(files: string[]): Promise<Message[]> {
  const options = ['--format', 'json', '--exit-zero-always', '--filterpattern', trailingSlash]
  const maxBuffer = 64 * 1024 * 1024
  const { stderr } = await promisify(execFile)('java', ['-jar', checker, ...options, ...files], { maxBuffer })
  return (JSON.parse(stderr) as { messages: Message[] }).messages
}

const check = async (pages: [path: string, html: string][]) => {
  const dir = await temporaryFolder()
  const files = await Promise.all(
    pages.map(async ([path, html]) => {
      const file = join(dir, `page${path.replaceAll('/', '_')}.html`)
      await writeFile(file, withoutStyles(html))
      return file
    }),
  )
  const messages = await nuMessages(files)
  return messages.map(({ url, subType, type, message, extract }) =>
    [basename(url), subType ?? type, message, extract ?? ''].join(': '),
  )
}

it('every page is valid for the Nu HTML checker, without a warning; it reports what is wrong with a broken one', async () => {
  const pages = await publishedPages()
  const [[, html] = ['', '']] = pages
  const broken = html.replace('</main>', '<p><div align="left"></p></main>')
  // Java starts once for both.
  const found = await check([...pages, ['/broken', broken]])
  const ofBroken = found.filter((message) => message.startsWith('page_broken.html: '))
  expect(ofBroken.join('\n')).toContain('Unclosed element “div”')
  expect(found.filter((message) => !ofBroken.includes(message))).toEqual([])
})
