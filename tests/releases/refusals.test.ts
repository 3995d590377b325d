import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { inject } from 'vitest'
import { siteWithSample } from '../setup/published-site'
import { buildWithChildren, buildWithManifest, editedBuild } from '../setup/edited-build'
import { sampleEdition } from '../setup/sample-edition'
import { distOf } from '../setup/workspace'

const published = await siteWithSample(afterAll)

/** The refusal has these words and no stack, except the line in the remote's code where rendering failed. */
async function expectRefusal(dist: string, ...words: string[]) {
  const output = await published.refuses('publish', '--from', dist)
  for (const word of words) expect(output).toContain(word)
  expect(output.match(/^ +at /gm) ?? []).toHaveLength(output.includes('Rendering failed') ? 1 : 0)
}

it('refuses a script heavier than its budget', async () => {
  const ballast = Array.from({ length: 6000 }, (_, n) => ((n * 7919) % 10007) ** 2).join(' ')
  const dist = await editedBuild(inject('sampleBuild'), (code, file) =>
    /^client\/.*sample-page.*\.js$/i.test(file) ? `${code}\n//${ballast}` : code,
  )
  await expectRefusal(
    dist,
    "script budget of mf-sample: expected at most 12000 bytes sent (the site's settings, which the platform team can change); found",
  )
})

it('refuses two pages with one title, unless search engines may not list one of them', async () => {
  const twice = (noindex?: true) =>
    buildWithManifest(inject('sampleBuild'), ({ pages: [one, two] }) => {
      if (one && two) Object.assign(two.metadata, { title: one.metadata.title, noindex })
    })
  await expectRefusal(await twice(), '/sample/two: unique title: expected unlike that of /sample/one')
  await published.succeeds('check', '--from', await twice(true))
})

it('refuses a path that belongs to another remote, and names the owner', async () => {
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

it('refuses a sheet that would end its style element, with a redirect after it', async () => {
  // Valid HTML as a whole: a sheet, a redirect, a second sheet.
  const redirect = '<meta http-equiv="refresh" content="0;url=https://evil.example">'
  const sheet = `.sample{margin:0}/*</style>${redirect}<style>*/`
  const dist = await editedBuild(inject('sampleBuild'), (code, file) =>
    file.endsWith('.css') ? code + sheet : code,
  )
  await expectRefusal(
    dist,
    'mf-sample: styles: expected no end of a style element',
    '/sample/one, /sample/two: no http-equiv: expected no meta element',
  )
})

it('refuses an incomplete build, and accepts the complete one afterwards', async () => {
  const whole = await sampleEdition('Raise another notice')
  const cut = await editedBuild(whole, (code) => code)
  await writeFile(join(cut, 'client/remoteEntry.js'), 'export')
  await rm(join(cut, 'server'), { recursive: true })
  await expectRefusal(cut, 'build-corrupt', 'client/remoteEntry.js and 1 more', 'Build mf-sample again')
  await published.succeeds('publish', '--from', whole)
})

it('refuses a call that no longer takes a field which a form of another remote sends', async () => {
  const withForm = await buildWithChildren(
    inject('sampleBuild'),
    `import_jsx_runtime.jsxs("form", { action: "/forms/sample-form", method: "post", id: "sample-form-thanks",
    children: [import_jsx_runtime.jsx("input", { type: "text", name: "fullName", "aria-label": "Entry" }),
      import_jsx_runtime.jsx("button", { type: "submit", children: "Send" })] })`,
  )
  const sample = await buildWithManifest(withForm, (manifest) => {
    manifest.forms = {
      'sample-form': { call: '/api/inquiries', type: 'contact_form', failure: 'Please try again.' },
    }
  })
  await published.succeeds('publish', '--from', sample)
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
