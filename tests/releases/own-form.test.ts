import type { Manifest } from 'contract/manifest'
import { staffOf } from 'inquiry-service/testing/staff'
import { postTo, startTestService } from 'inquiry-service/testing/test-service'
import { buildWithManifest } from '../setup/edited-build'
import { publishedSite } from '../setup/published-site'
import { buildSample } from '../setup/sample-build'

const schema = `z.object({
  fullName: z.string().check(z.minLength(2, 'Your name, please'), z.maxLength(40, 'A shorter name, please')),
  email: z.email('Your address, please'),
  postalCode: z.optional(z.string().check(z.regex(/^V\\d/, 'Such as V8V 1A1'), z.meta({ examples: ['V8V 1A1'] }))),
  visitDay: z.enum(['monday', 'friday'], 'Please choose a day').check(z.meta({ title: 'Day of the visit' })),
})`
const declaration = `forms: {
  'clinic-visit': { call: '/api/inquiries', type: 'clinic_visit', failure: 'Please call the clinic.', schema },
},`
const content = `{
  fields: [
    { control: 'line', name: 'fullName', label: 'Name' },
    { control: 'line', name: 'email', label: 'Email', type: 'email' },
    { control: 'line', name: 'postalCode', label: 'Postal code' },
    { control: 'choice', name: 'visitDay', label: 'Day', placeholder: 'Select a day',
      options: [{ value: 'monday', label: 'Monday' }, { value: 'friday', label: 'Friday' }] },
  ],
  submit: 'Ask for a visit',
  sending: 'Asking...',
  success: { title: 'Asked', description: 'We will write to you.' },
  error: { title: 'Error', description: 'Please call the clinic.' },
}`

const formOfKit = `<InquiryForm definition={{ kind: 'clinic-visit', type: 'clinic_visit', schema, content }} />`

/** The sample with a form of a type of its own, which the kit shows and sends. */
const buildClinic = () =>
  buildSample((source) =>
    [
      "import * as z from 'zod/mini'",
      "import { InquiryForm } from 'shared-ui/forms'",
      `const schema = ${schema}`,
      `const content = ${content} as const`,
      source
        .replace('slots: {},', `slots: {},\n  ${declaration}`)
        .replace('</PageHeader>', `${formOfKit}</PageHeader>`),
    ].join('\n'),
  )

const service = await startTestService()
afterAll(service.stop)
const [clinic, published] = await Promise.all([buildClinic(), publishedSite(afterAll)])
const { address } = await published.webServer({ API_URL: service.url })

const send = (entries: object) => postTo(address)('/api/inquiries', entries)
const visit = {
  type: 'clinic_visit',
  fullName: 'Mira Nair',
  email: 'mira@visitor.example',
  visitDay: 'friday',
}
const exported = async () =>
  JSON.parse(await staffOf(service).run('export', '--format', 'json')) as Record<string, string>[]

it('takes a type as soon as its remote is live, without a restart of service or web server', async () => {
  expect((await send(visit)).status).toBe(422)
  // The browser of the publish fills in entries that fit.
  await published.withBrowser.succeeds('publish', '--from', clinic)
  expect((await send(visit)).status).toBe(201)
  expect(await exported()).toMatchObject([
    {
      type: 'clinic_visit',
      email: 'mira@visitor.example',
      'clinic_visit.visitDay': 'friday',
    },
  ])
  const refused = await send({ ...visit, visitDay: 'sunday' })
  expect(refused.status).toBe(422)
  expect(await refused.json()).toMatchObject({ error: { fields: { visitDay: 'Please choose a day' } } })
  expect((await send({ ...visit, colour: 'green' })).status).toBe(400)
})

type Form = NonNullable<Manifest['forms']>[string]

const withForm = (edit: (form: Form) => void) =>
  buildWithManifest(clinic, ({ forms }) => {
    if (forms?.['clinic-visit']) edit(forms['clinic-visit'])
  })

it('takes forms of open tabs after the schema has changed, and after the remote is gone', async () => {
  const otherDays = await withForm(({ schema }) =>
    Object.assign(schema?.properties['visitDay'] ?? {}, { enum: ['tuesday'] }),
  )
  await published.succeeds('publish', '--from', otherDays)
  expect((await send({ ...visit, visitDay: 'tuesday' })).status).toBe(201)
  expect((await send({ ...visit, fullName: 'Of an open tab' })).status).toBe(201)
  await published.succeeds('unpublish', 'mf-sample')
  expect((await send({ ...visit, fullName: 'Of a later tab' })).status).toBe(201)
  const staff = staffOf(service)
  expect(await staff.run('list')).toMatch(/Clinic visit +Of a later tab/)
  const [{ id = '' } = {}] = await exported()
  expect(await staff.run('show', id.slice(0, 8))).toContain('Day of the visit friday')
})

it('refuses a schema without the person’s name and address, and a type of the service itself', async () => {
  const anonymous = await withForm(({ schema }) => Object.assign(schema ?? {}, { required: [] }))
  const { refuses } = published
  expect(await refuses('publish', '--from', anonymous)).toContain('a schema that requires fullName, email')
  const taken = await withForm((form) => (form.type = 'contact_form'))
  expect(await refuses('publish', '--from', taken)).toContain('a type of its own for a form with a schema')
})
