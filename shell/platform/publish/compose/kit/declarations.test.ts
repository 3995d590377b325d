import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { kitDeclarationsFile } from 'contract/kit'
import { sampleBuild } from '../../../store/testing/sample-build'
import { temporaryFolder } from '../../../store/testing/temporary-site'
import { checkKit } from './check-kit'
import { declarationOf } from './declarations'

const files = {
  'src/a.d.ts': `import type { B } from './b';
export declare function Note({ title }: B & {
    title: string;
}): Element;
export declare const noted: string;
`,
}

it('shows a declaration in one line, and nothing if there is none', () => {
  expect(declarationOf({ entries: {}, files }, 'Note')).toBe(
    'function Note({ title }: B & { title: string; }): Element;',
  )
  expect(declarationOf({ entries: {}, files }, 'noted')).toBe('const noted: string;')
  expect(declarationOf({ entries: {}, files }, 'not')).toBe('')
})

describe('the declarations in a build', () => {
  let root: string
  beforeEach(async () => void (root = await temporaryFolder()))

  /** A build whose declarations hold this file. */
  async function buildWith(name: string, file: string, entry = 'src/kit') {
    const dir = join(root, name)
    await mkdir(join(dir, 'server'), { recursive: true })
    const declarations = { entries: { 'shared-ui': entry }, files: { [file]: 'export type PageProps = {}' } }
    await writeFile(join(dir, kitDeclarationsFile), JSON.stringify(declarations))
    return { ...sampleBuild({ name, kit: { declarations: name, uses: {}, tokens: [] } }), dir }
  }

  const check = async (remote: ReturnType<typeof buildWith>) =>
    checkKit(
      new Map(),
      new Map([
        ['shell', await buildWith('shell', 'src/kit.d.ts')],
        ['mf-sample', await remote],
      ]),
    )

  it('are refused before a file is written', async () => {
    const outside = `${basename(root)}.d.ts`
    await expect(check(buildWith('mf-sample', `../../../${outside}`))).rejects.toMatchObject({
      code: 'build-refused',
      message: expect.stringContaining(kitDeclarationsFile) as string,
    })
    expect(existsSync(join(tmpdir(), outside))).toBe(false)
  })

  it.each([
    ['/etc/kit.d.ts', 'src/kit'],
    ['src/.hidden/kit.d.ts', 'src/kit'],
    ['src/kit.js', 'src/kit'],
    ['src/kit.d.ts', "src/kit'; export {} //"],
  ])('are refused with the file %s and the entry %s', async (file, entry) => {
    await expect(check(buildWith('mf-sample', file, entry))).rejects.toMatchObject({ code: 'build-refused' })
  })

  it('are accepted with the file and the entry of a kit', async () => {
    await expect(check(buildWith('mf-sample', 'src/kit.d.ts'))).resolves.toBeUndefined()
  })
})
