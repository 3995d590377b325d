import { inject } from 'vitest'
import { goLive } from 'platform/publish/go-live'
import { storeBuilds } from 'platform/publish/publish'
import { buildWithChildren, buildWithManifest, editedBuild, element } from '../setup/edited-build'
import { publishedSite, siteWithSample, testOrigin } from '../setup/published-site'
import { stampRemote } from '../setup/stamp-remote'

/** The sample remote with the slot `sample.box` on its pages; `children` (JavaScript) come before it. */
async function samplePages(children = '"Box:"'): Promise<string> {
  const dist = await buildWithChildren(
    inject('sampleBuild'),
    `${children}, import_jsx_runtime.jsx(Slot, { name: "sample.box" })`,
  )
  return editedBuild(dist, (code) => code.replace('import { Button,', 'import { Slot, Button,'))
}

/** The remote mf-box: it shows `content` (JavaScript) in that slot, `word` on its own pages, and an entry in the footer. */
async function box(content = '"A box."', word = 'Counted '): Promise<string> {
  const stamp = await stampRemote(inject('sampleBuild'), 'box')
  const dist = await editedBuild(stamp, (code) =>
    code
      .replace('const [count, setCount] = useState(0);', `$& if (!params) return ${content};`)
      .replaceAll('Counted ', word),
  )
  return buildWithManifest(dist, (manifest) => {
    manifest.slots.push({ name: 'sample.box', module: './src/sample-page', hydrate: 'with-page' })
    manifest.navigation = [{ place: 'footer', label: 'Sample two', to: '/sample/two', order: 900 }]
  })
}

const prepared = await siteWithSample(afterAll)
beforeAll(async () => {
  const both = [await samplePages(), await box()]
  const output = await prepared.succeeds('publish', ...both.flatMap((dist) => ['--from', dist]))
  expect(output).toContain('is live')
})

let published: Awaited<ReturnType<typeof publishedSite>>
beforeEach(async () => void (published = await publishedSite(onTestFinished, prepared.site.root)))

const publish = (dist: string, ...options: string[]) =>
  published.succeeds('publish', ...options, '--from', dist)
const refusalOf = (dist: string) => published.refuses('publish', '--from', dist)

/** Puts a build live as a publisher would that has no check named in `unchecked`. */
async function publishWithout(unchecked: string[], dist: string) {
  const fresh = await storeBuilds(published.site, [dist])
  await goLive(published.site, { fresh, why: 'publish', tolerated: unchecked }, testOrigin)
}

it('charges the filler of a slot for its faults on a page, and not the owner of the page', async () => {
  const bad = await box(element('h1', { children: 'Box' }))
  expect(await refusalOf(bad)).toContain(
    'mf-box: /sample/one: one h1: expected one h1; found 2: Sample one | Box',
  )
  await publishWithout(['one h1'], bad)
  expect(await publish(await samplePages('"A box: "'))).toMatch(
    /^Warning: .*\n {2}mf-box: \/sample\/one: one h1: .* \(mf-box has to fix it; /m,
  )
  const worse = await samplePages(element('h1', { children: 'Pages' }))
  expect(await refusalOf(worse)).toContain('mf-sample: /sample/one: one h1')
})

it('charges the filler for a dead link in its slot, also after --force has made it live', async () => {
  const dead = await box(element('a', { href: '/nowhere', children: 'Nowhere' }))
  expect(await publish(dead, '--force')).toContain('mf-box: /sample/one, /sample/two: internal link: ')
  expect(await publish(await samplePages('"A box: "'))).toMatch(
    /mf-box: \/sample\/one, \/sample\/two: internal link: .*\(mf-box has to fix it; accepted by: publish/,
  )
})

it('charges a dead menu entry to its remote, or to the remote that removed its page', async () => {
  const smaller = (word: string) =>
    samplePages(word).then((dist) => buildWithManifest(dist, ({ pages }) => pages.pop()))
  const taking = await smaller('"A box: "')
  const refused = await refusalOf(taking)
  expect(refused).toContain('2 checks failed')
  // Once, although every page shows it.
  expect(refused.match(/mf-sample: navigation of mf-box, "Sample two"/g)).toHaveLength(1)
  await publish(taking, '--force')
  expect(await publish(await smaller('"Another box: "'))).toMatch(
    /mf-box: navigation of mf-box, .*\(mf-box has to fix it; accepted by: publish mf-sample@/,
  )
})

const ballast = (seed: number) =>
  `Array.from({ length: 4000 }, (_, n) => ((n * ${seed}) % 10007) ** 2).join(' ')`

it('charges a page that is too heavy or too large to the remote that made it so, and to no other', async () => {
  await publishWithout(['page budget of mf-sample'], await samplePages(ballast(7919)))
  expect(await publish(await box(undefined, 'Tallied '))).toMatch(
    /mf-sample: \/sample\/one: page budget .*\(mf-sample has to fix it/,
  )
  expect(await refusalOf(await box(ballast(7907)))).toContain(
    'mf-box: /sample/one: page budget of mf-sample: expected at most',
  )
  expect(await refusalOf(await box('"A box. ".repeat(150_000)'))).toContain(
    'mf-box: /sample/one: page size: ',
  )
})
