import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { SiteError } from '../errors/site-error'
import { listFiles } from '../files/list-files'
import { slugAndTitle } from './remote-name'

const templates = join(import.meta.dirname, 'templates')

/** The input for a new remote. */
interface NewRemote {
  name: string
  /** The folder of `templates/` with the files that a remote needs there. */
  place: 'workspace' | 'repository'
  /** The prefix of its CSS classes. */
  prefix: string
  /** The package that builds it. */
  tool: string
  /** Its dependencies and their versions. */
  versions: Record<string, string>
}

interface PackageJson {
  dependencies: Record<string, string>
  devDependencies: Record<string, string>
}

const placeholders = /mf-template|remote-tool|\/template|Template Title|\btp\b/g

/** Replaces the placeholders of a template, in one go: a name may hold another placeholder. */
function filledIn(text: string, { name, prefix, tool }: NewRemote): string {
  const { slug, title } = slugAndTitle(name)
  const values: Record<string, string> = {
    'mf-template': name,
    'remote-tool': tool,
    '/template': `/${slug}`,
    'Template Title': title,
    tp: prefix,
  }
  return text.replace(placeholders, (placeholder) => values[placeholder] ?? placeholder)
}

/** In a workspace, the tool is no installed package, so nothing names the versions. */
const unknownVersion = (name: string) =>
  new SiteError(
    'usage',
    `The template needs ${name}, whose version is not known here.`,
    'In a workspace, run in its root: npm run site -- new mf-NAME',
  )

/** The template names the packages that a remote needs; the workspace or the tool knows their versions. */
function withVersions(text: string, versions: Record<string, string>): string {
  const json = JSON.parse(text) as PackageJson
  const known = (names: object) =>
    Object.fromEntries(
      Object.keys(names).map((name) => {
        const version = versions[name]
        if (version === undefined) throw unknownVersion(name)
        return [name, version]
      }),
    )
  return `${JSON.stringify({ ...json, dependencies: known(json.dependencies), devDependencies: known(json.devDependencies) }, null, 2)}\n`
}

/** `template` in a name hides the file from the workspace's tools: `.template` those that would make the folder a package. */
async function writeFiles(remote: NewRemote, dir: string): Promise<void> {
  for (const template of ['remote', remote.place]) {
    const source = join(templates, template)
    for (const file of await listFiles(source)) {
      const target = join(dir, file.replace(/^template(?=\.)|\.template$/, ''))
      const text = filledIn(await readFile(join(source, file), 'utf8'), remote)
      await mkdir(dirname(target), { recursive: true })
      await writeFile(target, file.startsWith('package.json') ? withVersions(text, remote.versions) : text)
    }
  }
}

/** Writes a new remote into a folder of `dir` with its name. If that fails, the folder is not there. */
export async function writeRemote(remote: NewRemote, dir: string): Promise<void> {
  const draft = join(dir, `.new-${randomUUID()}`)
  try {
    await writeFiles(remote, draft)
    await rename(draft, join(dir, remote.name))
  } finally {
    await rm(draft, { recursive: true, force: true })
  }
}
