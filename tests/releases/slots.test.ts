import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { chromiumLaunch } from '../setup/browsers'
import { buildWithManifest, editedBuild } from '../setup/edited-build'
import { publishedSite } from '../setup/published-site'
import { stampRemote } from '../setup/stamp-remote'
import { buildSample } from '../setup/sample-build'

const slotOfItsOwn = `
  offers: { 'sample.voices': { props: z.object({ year: z.number() }) } },
  slots: { 'sample.voices': { load: () => import('./voices'), hydrate: 'with-page', props: z.object({ year: z.number() }) } },`

/** The sample with a slot of its own, which its pages hold twice, and which its `voices.tsx` fills. */
const both = await buildSample((source) =>
  source.includes('defineRemote({')
    ? `import * as z from 'zod/mini'\n${source.replace('slots: {},', slotOfItsOwn)}`
    : source
        .replace('import { Button,', 'import { Button, Slot,')
        .replace(
          '</PageHeader>',
          '<Slot name="sample.voices" year={2025}>No voices yet.</Slot><Slot name="sample.voices" year={2026} /></PageHeader>',
        ),
)

/** The sample, whose slot is empty. */
const offerer = await buildWithManifest(both, (manifest) => (manifest.slots = []))
/** Another remote, which fills the slot and has no page. */
const filler = await buildWithManifest(await stampRemote(both, 'voices'), (manifest) =>
  Object.assign(manifest, { offeredSlots: {}, pages: [] }),
)
/** A third remote, whose pages hold the slot, too. */
const third = await buildWithManifest(
  await stampRemote(offerer, 'third'),
  (manifest) => (manifest.offeredSlots = {}),
)

/** The offerer, with something else about its slot. */
const offering = (about: object) =>
  buildWithManifest(offerer, ({ offeredSlots = {} }) =>
    Object.assign(offeredSlots['sample.voices'] ?? {}, about),
  )

/** A schema of props; all but the optional ones are `required`. */
const schemaOf = (properties: object, ...required: string[]) => ({
  props: { type: 'object', properties, required, additionalProperties: false },
})

const filled = await publishedSite(afterAll)
let published: typeof filled

const from = (dists: string[]) => dists.flatMap((dist) => ['--from', dist])
const publish = (...dists: string[]) => published.succeeds('publish', ...from(dists))
const refusalOf = (...dists: string[]) => published.refuses('publish', ...from(dists))

const html = async () => {
  const page = (await published.live()).pages['/sample/one']
  return readFile(join(published.site.pages, page?.html ?? ''), 'utf8')
}

const failingFiller = () =>
  editedBuild(filler, (code, file) =>
    file.startsWith('server/') && code.includes('Heard ')
      ? code.replace('const [count, setCount] = useState(0)', "throw new Error('No voice.')")
      : code,
  )

describe('on a site without the slot', () => {
  beforeEach(async () => void (published = await publishedSite()))

  it('refuses a fill of a slot that no remote offers yet', async () => {
    expect(await refusalOf(filler)).toMatch(
      /mf-voices: slot: expected a slot that a remote offers, live or in this publish: .*; found sample\.voices/,
    )
  })

  it('shows the fallback of each place until another remote fills the slot, then its content with the props of each place', async () => {
    await publish(offerer)
    expect(await html()).toContain('No voices yet.')
    await publish(filler)
    expect(await html()).not.toContain('No voices yet.')
    expect((await html()).match(/Voices of (?:<!-- -->)?\d+/g)).toHaveLength(2)
  })

  it('lets an offerer leave although pages of another remote hold its slot, and says later who accepted that', async () => {
    await publish(offerer, third)
    expect(await published.refuses('unpublish', 'mf-sample')).toMatch(
      /mf-sample: .*\/third\/one.*: vanished slot: .*; found sample\.voices\n.* with --force/,
    )
    await published.succeeds('unpublish', 'mf-sample', '--force')
    expect(await publish(await editedBuild(third, (code) => code.replaceAll(' yet', ' now')))).toMatch(
      /Warning.*\n.*\/third\/one.*: vanished slot: .*; found sample\.voices .*accepted by: unpublish mf-sample/,
    )
  })
})

describe('on a site with the slot and its fill', () => {
  beforeAll(() => filled.succeeds('publish', ...from([offerer, filler])))
  beforeEach(async () => void (published = await publishedSite(onTestFinished, filled.site.root)))

  it('gives each place its own state in the browser', async () => {
    const { address } = await published.webServer()
    const browser = await chromium.launch(chromiumLaunch())
    onTestFinished(() => browser.close())
    const page = await browser.newPage()
    const faults: string[] = []
    page.on('console', (message) => message.type() === 'error' && faults.push(message.text()))
    await page.goto(`${address}/sample/one`)
    await page.getByRole('button', { name: 'Heard 2026: 0' }).click()
    await page.getByRole('button', { name: 'Heard 2026: 1' }).waitFor()
    await page.getByRole('button', { name: 'Heard 2025: 0' }).waitFor()
    expect(faults).toEqual([])
  })

  it('refuses a filler that reads a prop that the slot does not pass, and an offer that changes the type of a prop that a live filler reads', async () => {
    const asking = await buildWithManifest(filler, ({ slots }) =>
      Object.assign(slots[0] ?? {}, schemaOf({ colour: { type: 'string' } }, 'colour')),
    )
    expect(await refusalOf(asking)).toContain(
      'mf-voices fills sample.voices: slot props: expected colour: string; found no such prop, as mf-sample offers it',
    )
    const retyped = await offering(schemaOf({ year: { type: 'string' } }, 'year'))
    expect(await refusalOf(retyped)).toContain(
      'mf-sample: mf-voices fills sample.voices: slot props: expected year: number; found string',
    )
  })

  it('refuses a place that passes a prop that its slot does not offer', async () => {
    const dist = await editedBuild(offerer, (code) => code.replaceAll('year: 2026', 'year: "2026"'))
    expect(await refusalOf(dist)).toMatch(
      /mf-sample: \/sample\/one, \/sample\/two: slot props: expected sample\.voices\.year .* found .*expected number/,
    )
  })

  it('shows the fallback if the fill of an optional slot fails, and warns of it by name', async () => {
    expect(await publish(await failingFiller())).toContain(
      'mf-voices: /sample/one, /sample/two: slot fallback: expected sample.voices filled by mf-voices; found No voice.',
    )
    expect(await html()).toContain('No voices yet.')
  })

  it('refuses a failing fill of an essential slot, and to unpublish its filler', async () => {
    const essential = await offering({ essential: true })
    expect(await refusalOf(essential, await failingFiller())).toContain(
      'slot sample.voices (mf-voices) on page /sample/one (mf-sample): No voice.',
    )
    await publish(essential)
    expect(await published.refuses('unpublish', 'mf-voices')).toMatch(/\/sample\/one, .*: emptied slot: /)
  })

  it('lets a filler go on after the offer of its slot has ended', async () => {
    await published.succeeds('unpublish', 'mf-sample', '--force')
    const edition = await editedBuild(filler, (code) => code.replaceAll('Heard ', 'Listened to '))
    expect(await publish(edition)).toMatch(
      /Warning.*\n.*mf-voices: slot: expected a slot that a remote offers, live or in this publish: .*; found sample\.voices/,
    )
  })

  it('names the offerer whose new props do not fit the place on a page of another remote', async () => {
    await publish(third)
    const properties = { year: { type: 'number' }, colour: { type: 'string' } }
    await publish(await offering(schemaOf(properties, 'year')))
    const requiring = await offering(schemaOf(properties, 'year', 'colour'))
    expect(await refusalOf(requiring)).toMatch(
      /mf-sample: .*\/third\/one.*: slot props: expected sample\.voices\.colour/,
    )
  })
})
