import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { inject } from 'vitest'
import { liveMove } from 'platform/store/pointer'
import { siteWithSample } from '../setup/published-site'
import { buildWithChildren, buildWithManifest, editedBuild } from '../setup/edited-build'
import { distOf } from '../setup/workspace'

let published: Awaited<ReturnType<typeof siteWithSample>>
beforeAll(async () => {
  published = await siteWithSample()
})
afterAll(() => published.remove())

/** Every refusal: one clear message, a non-zero exit, and the live site as it was. */
async function expectRefusal(dist: string, ...words: string[]) {
  const before = await liveMove(published.site)
  const { code, output } = await published.command('publish', '--from', dist)
  expect(code).toBe(1)
  for (const word of words) expect(output).toContain(word)
  expect(output.match(/^ +at /gm) ?? []).toHaveLength(output.includes('Rendering failed') ? 1 : 0)
  expect(await liveMove(published.site)).toEqual(before)
}

it('refuses a broken remote.json: names the remote, the key, what was expected and what was found', async () => {
  const dist = await buildWithManifest(inject('sampleBuild'), ({ pages: [page] }) =>
    Object.assign(page ?? {}, { path: 42 }),
  )
  await expectRefusal(
    dist,
    'remote.json',
    'mf-sample',
    'pages.0.path',
    'expected string',
    'found 42',
    'Build the remote again',
  )
})

it('refuses a fill of a slot that no remote offers', async () => {
  const dist = await buildWithManifest(inject('sampleBuild'), ({ slots }) =>
    slots.push({ name: 'home.weather', module: './src/sample-page', hydrate: 'with-page' }),
  )
  await expectRefusal(
    dist,
    "mf-sample: slot: expected one of the site's slots",
    'footer.newsletter',
    'home.weather',
  )
})

it('refuses a remote that was built with another React', async () => {
  const dist = await buildWithManifest(inject('sampleBuild'), ({ shared, ranges = {} }) => {
    shared['react'] = '18.0.0'
    ranges['react'] = '^18.0.0'
  })
  await expectRefusal(
    dist,
    'mf-sample (built with 18.0.0, takes ^18.0.0)',
    'shared-version',
    'publish --from DIST --from DIST',
  )
})

it('refuses a remote that uses a name which the live kit does not offer', async () => {
  const dist = await buildWithManifest(inject('sampleBuild'), ({ uses }) =>
    uses['shared-ui']?.push('PageHeading'),
  )
  await expectRefusal(dist, 'Remote mf-sample uses PageHeading of shared-ui', 'kit-names')
})

it('refuses a page heavier than its budget, and names both figures', async () => {
  const dist = await buildWithChildren(
    inject('sampleBuild'),
    "Array.from({ length: 4000 }, (_, n) => ((n * 7919) % 10007) ** 2).join(' ')",
  )
  await expectRefusal(
    dist,
    '/sample/one: page budget of mf-sample: expected at most',
    'bytes sent (the shell',
  )
})

it('refuses a script heavier than its budget', async () => {
  const ballast = Array.from({ length: 6000 }, (_, n) => ((n * 7919) % 10007) ** 2).join(' ')
  const dist = await editedBuild(inject('sampleBuild'), (code, file) =>
    /^client\/.*sample-page.*\.js$/i.test(file) ? `${code}\n//${ballast}` : code,
  )
  await expectRefusal(
    dist,
    "script budget of mf-sample: expected at most 12000 bytes sent (the shell's site settings); found",
  )
})

it('refuses two pages with one title, unless search engines may not list one of them', async () => {
  const twice = (noindex?: true) =>
    buildWithManifest(inject('sampleBuild'), ({ pages: [one, two] }) => {
      if (one && two) Object.assign(two.metadata, { title: one.metadata.title, noindex })
    })
  await expectRefusal(await twice(), '/sample/two: unique title: expected unlike that of /sample/one')
  expect((await published.command('check', '--from', await twice(true))).code).toBe(0)
})

it('refuses a reserved path', async () => {
  const dist = await buildWithManifest(inject('sampleBuild'), ({ pages: [page] }) =>
    Object.assign(page ?? {}, { path: '/index' }),
  )
  await expectRefusal(dist, '/index', 'mf-sample', 'route-reserved', 'src/remote.tsx')
})

it('refuses a path that another remote owns', async () => {
  const dist = await buildWithManifest(inject('sampleBuild'), ({ pages: [page] }) =>
    Object.assign(page ?? {}, { path: '/programs' }),
  )
  await expectRefusal(dist, '/programs', 'mf-programs', 'mf-sample', 'src/remote.tsx')
})

it('refuses a path and a menu place that belong to another remote, and names the owner', async () => {
  const fees = await buildWithManifest(inject('sampleBuild'), ({ pages }) => {
    const [page] = pages
    if (!page) throw new Error('The sample remote has a page.')
    const path = '/programs/fees'
    pages.push({ ...page, path, metadata: { ...page.metadata, title: 'Fees', canonical: path } })
  })
  await expectRefusal(
    fees,
    'mf-sample offers the path /programs/fees',
    'belong to mf-programs',
    'route-owned',
  )
  const first = await buildWithManifest(inject('sampleBuild'), ({ navigation }) =>
    navigation.push({ place: { menu: 'Resources' }, label: 'Sample one', to: '/sample/one', order: 1 }),
  )
  await expectRefusal(
    first,
    'the first place of the menu Resources, which belongs to mf-resources',
    'menu-owned',
  )
})

/** A build of the sample with a form for `field`, which its manifest does not declare yet. */
const buildWithForm = (field: string) =>
  buildWithChildren(
    inject('sampleBuild'),
    `import_jsx_runtime.jsxs("form", { action: "/forms/sample-form", method: "post", id: "sample-form-thanks",
    children: [import_jsx_runtime.jsx("input", { type: "text", name: "${field}", "aria-label": "Entry" }),
      import_jsx_runtime.jsx("button", { type: "submit", children: "Send" })] })`,
  )

const sending = async (withForm: string, type: string) =>
  buildWithManifest(withForm, (manifest) => {
    manifest.forms = { 'sample-form': { call: '/api/inquiries', type, failure: 'Please try again.' } }
  })

it('refuses a form with a type or a field that the service does not take', async () => {
  const withForm = await buildWithForm('year')
  await expectRefusal(
    await sending(withForm, 'sample'),
    'mf-sample: form: expected a call that a service takes: /api/inquiries (quick_inquiry)',
    'found /api/inquiries (sample) of the form "sample-form"',
  )
  await expectRefusal(
    await sending(withForm, 'contact_form'),
    '/sample/one, /sample/two: form: expected fields that /api/inquiries (contact_form) takes: fullName',
    'found year in the form "sample-form"',
  )
})

it('refuses a page that throws while it is rendered, and names it', async () => {
  const dist = await editedBuild(inject('sampleBuild'), (code) =>
    code.replace(
      'const [count, setCount] = useState(0);',
      "$&\n  if (params['word'] === 'two') throw new Error('no such word')",
    ),
  )
  await expectRefusal(dist, 'page /sample/two (mf-sample)', 'no such word', 'the live site is as it was')
})

it('refuses a dead link, and names page and link', async () => {
  const dist = await buildWithChildren(
    inject('sampleBuild'),
    'import_jsx_runtime.jsx("a", { href: "/nowhere", children: "Nowhere" })',
  )
  await expectRefusal(dist, '/sample/one', '/nowhere leads to a page', 'no such page')
})

const withStyles = (sheet: string) =>
  editedBuild(inject('sampleBuild'), (code, file) => (file.endsWith('.css') ? code + sheet : code))

it('refuses a selector that matches elements outside its remote', async () => {
  const dist = await withStyles(':is(h1, .sample){color:red}.sample~.kit-button{color:red}')
  await expectRefusal(
    dist,
    'mf-sample: styles: expected a class of its own',
    ':is(h1, .sample), .sample~.kit',
  )
})

it('refuses a class that another remote has, and names both', async () => {
  const dist = await withStyles('.en\\:mb-8{margin:0}')
  await expectRefusal(
    dist,
    'mf-sample: styles: expected',
    'found .en:mb-8, also in the styles of mf-engagement',
  )
})

it('refuses a sheet that would end its style element, and a page with a redirect', async () => {
  // Valid HTML as a whole: a sheet, a redirect, a second sheet.
  const redirect = '<meta http-equiv="refresh" content="0;url=https://evil.example">'
  const sheet = await withStyles(`.sample{margin:0}/*</style>${redirect}<style>*/`)
  await expectRefusal(sheet, 'mf-sample: styles: expected no end of a style element', 'no http-equiv')
  const page = await buildWithChildren(
    inject('sampleBuild'),
    'import_jsx_runtime.jsx("meta", { httpEquiv: "refresh", content: "0;url=https://evil.example" })',
  )
  await expectRefusal(
    page,
    '/sample/one, /sample/two: no http-equiv: expected no meta element',
    'found refresh',
  )
})

it('refuses an incomplete build, and accepts the complete one afterwards', async () => {
  const whole = await editedBuild(inject('sampleBuild'), (code) => code.replaceAll('Counted ', 'Tallied '))
  const cut = await editedBuild(whole, (code) => code)
  await writeFile(join(cut, 'client/remoteEntry.js'), 'export')
  await rm(join(cut, 'server'), { recursive: true })
  await expectRefusal(cut, 'build-corrupt', 'client/remoteEntry.js and 1 more', 'Build mf-sample again')
  expect((await published.command('publish', '--from', whole)).code).toBe(0)
})

it('refuses a missing build', async () => {
  await expectRefusal('/nonexistent', 'remote.json', 'cannot be read')
})

it('refuses a call that no longer takes a field which a form of another remote sends', async () => {
  const sample = await sending(await buildWithForm('fullName'), 'contact_form')
  expect(await published.command('publish', '--from', sample)).toMatchObject({ code: 0 })
  const narrower = await buildWithManifest(distOf('mf-engagement'), ({ calls }) => {
    const fields = calls?.['/api/inquiries']?.['contact_form']
    fields?.splice(fields.indexOf('fullName'), 1)
  })
  await expectRefusal(
    narrower,
    'mf-engagement: /sample/one, /sample/two: form: expected fields that /api/inquiries (contact_form) takes',
    'fullName in the form "sample-form"',
  )
})
