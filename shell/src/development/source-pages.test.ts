// @vitest-environment happy-dom
import type { Remote } from 'shared-ui'
import { sourcePages } from './source-pages'

// Test files of a worker share their modules: one that is loaded already would keep the real functions.
vi.hoisted(() => vi.resetModules())
// What loads another remote needs the federation's runtime.
vi.mock('./published-pages', () => ({ publishedSlots: async () => ({}) }))

const metadata = () => ({ title: 'Page', description: '', canonical: '/' })
const Sound = () => null

/** A remote whose page `/broken` loads at the second attempt. */
function brokenOnce(): Remote {
  let attempts = 0
  const load = async () => {
    if (attempts++ === 0) throw new Error('broken on purpose')
    return { default: Sound }
  }
  return {
    name: 'mf-sample',
    pages: [
      { path: '/broken', metadata, load },
      { path: '/sound', metadata, load: async () => ({ default: Sound }) },
    ],
    slots: {},
    navigation: [],
  }
}

const noOtherRemotes = { navigation: [], pages: {}, slots: {} }

async function shown(source: ReturnType<typeof sourcePages>, path: string) {
  history.replaceState(null, '', path)
  const { page } = await source.visit(path)
  return page
}

it('keeps a failed page while it is on the screen, and loads it again after a visit to another page', async () => {
  const source = sourcePages([brokenOnce()], noOtherRemotes, [])
  const failed = await shown(source, '/broken')
  if (failed.kind !== 'component') throw new Error('A page from source has a component.')
  expect(failed.remote).toBe('mf-sample')
  expect(() => (failed.Component as () => null)()).toThrow('broken on purpose')
  expect(await shown(source, '/broken')).toBe(failed)
  await shown(source, '/sound')
  expect(await shown(source, '/broken')).toMatchObject({ Component: Sound })
})
