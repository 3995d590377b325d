import type { Manifest } from 'contract/manifest'
import { sampleBuilds } from '../../store/testing/sample-build'
import { sampleReleasePage } from '../../store/testing/sample-release'
import { unknownCalls, unknownForms } from './check-forms'
import { knownOf, newOf } from '../findings/finding'

const service: Partial<Manifest> = {
  name: 'mf-service',
  calls: { '/api/inquiries': { contact_form: ['email', 'message'] }, '/api/newsletter': { '': ['email'] } },
}
const asking = (call: string, type?: string): Partial<Manifest> => ({
  name: 'mf-herbs',
  forms: { 'herb-question': { call, type, failure: 'Please try again.' } },
})

it.each([
  ['/api/inquiries', 'contact_form'],
  ['/api/newsletter', undefined],
])('accepts a form with a call that a service takes: %s %s', (call, type) =>
  expect(unknownCalls(sampleBuilds(service, asking(call, type)))).toEqual([]),
)

it.each([
  ['/api/inquiries', 'herb_question', '/api/inquiries (herb_question) of the form "herb-question"'],
  ['/api/inquiries', undefined, '/api/inquiries of the form "herb-question"'],
  ['/api/herbs', undefined, '/api/herbs of the form "herb-question"'],
])('refuses a form with a call that no service takes: %s %s', (call, type, found) => {
  expect(unknownCalls(sampleBuilds(service, asking(call, type)))).toEqual([
    {
      page: 'mf-herbs',
      check: 'form',
      about: found,
      expected: 'a call that a service takes: /api/inquiries (contact_form), /api/newsletter',
      found,
      remote: 'mf-herbs',
    },
  ])
})

it('refuses a form with a schema that the service cannot read', () => {
  const schema = {
    type: 'object' as const,
    properties: { postalCode: { type: 'string' as const, pattern: '(' } },
    additionalProperties: false as const,
  }
  const forms = { 'herb-question': { call: '/api/inquiries', type: 'herb_question', failure: '', schema } }
  const open = { ...service, calls: { '/api/inquiries': { '*': [] } } }
  expect(unknownCalls(sampleBuilds(open, { name: 'mf-herbs', forms }))).toMatchObject([
    {
      expected: 'a schema that zod reads',
      found: expect.stringContaining('Invalid regular expression') as string,
    },
  ])
})

it('warns of a form that was live before', () => {
  const herbs = asking('/api/herbs')
  const next = sampleBuilds(service, herbs)
  const found = unknownCalls(next)
  for (const live of [next, sampleBuilds(herbs)]) {
    const findings = { found, foundLive: unknownCalls(live, next) }
    expect(knownOf(findings, [])).toHaveLength(1)
    expect(newOf(findings, ['mf-service'])).toEqual([])
  }
})

it('refuses another call of a form that was live before', () => {
  const next = sampleBuilds(service, asking('/api/roots'))
  const foundLive = unknownCalls(sampleBuilds(service, asking('/api/herbs')), next)
  expect(newOf({ found: unknownCalls(next), foundLive }, ['mf-herbs'])).toHaveLength(1)
})

it('accepts any form if no remote declares calls', () => {
  expect(unknownCalls(sampleBuilds(asking('/api/herbs')))).toEqual([])
})

const onPage = (kind: string, ...fields: string[]) => ({
  '/herbs': sampleReleasePage({ forms: [{ kind, fields, remote: 'mf-box' }] }),
})

it('refuses a form that no remote declares, and names its remote and the declared forms', () => {
  expect(unknownForms(onPage('herb-order'), sampleBuilds(service, asking('/api/newsletter')))).toEqual([
    {
      page: '/herbs',
      check: 'form',
      about: 'herb-order',
      expected: '"herb-order" among the forms that a remote declares in src/remote.tsx',
      found: 'herb-question',
      remote: 'mf-box',
    },
  ])
})

it('refuses a field that the call does not take, and names form and field', () => {
  const combination = sampleBuilds(service, asking('/api/inquiries', 'contact_form'))
  const form = (...fields: string[]) => onPage('herb-question', ...fields)
  const signals = ['form-trap', 'form-wording']
  expect(unknownForms(form('email', 'message', ...signals), combination)).toEqual([])
  expect(unknownForms(form('email', 'year'), combination)).toEqual([
    {
      page: '/herbs',
      check: 'form',
      about: 'year in the form "herb-question"',
      expected: 'fields that /api/inquiries (contact_form) takes: email, message',
      found: 'year in the form "herb-question"',
      remote: 'mf-box',
    },
  ])
})

describe('a form with a schema of its own', () => {
  const schemaOf = (...required: string[]) => ({
    type: 'object' as const,
    properties: { email: { type: 'string' as const }, day: { type: 'string' as const } },
    required,
    additionalProperties: false as const,
  })
  const visit = (call: string, type: string, ...required: string[]): Partial<Manifest> => ({
    name: 'mf-herbs',
    forms: { visit: { call, type, failure: 'Please try again.', schema: schemaOf(...required) } },
  })
  const open = {
    ...service,
    calls: { ...service.calls, '/api/inquiries': { contact_form: [], '*': ['email'] } },
  }

  it('may bring a type that the service does not know', () => {
    const combination = sampleBuilds(open, visit('/api/inquiries', 'visit', 'email'))
    expect(unknownCalls(combination)).toEqual([])
    expect(unknownForms(onPage('visit', 'email', 'day', 'year'), combination)).toMatchObject([
      { expected: 'fields that /api/inquiries (visit) takes: email, day', found: 'year in the form "visit"' },
    ])
  })

  it.each([
    ['/api/inquiries', 'visit', 'a schema that requires email'],
    ['/api/inquiries', 'contact_form', 'a type of its own for a form with a schema'],
    ['/api/newsletter', 'visit', 'a call that takes types of other remotes'],
  ])('is refused with %s %s: expected %s', (call, type, expected) => {
    expect(unknownCalls(sampleBuilds(open, visit(call, type)))).toMatchObject([{ expected }])
  })
})
