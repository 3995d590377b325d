import { contactMessage, podcastGuest, quickInquiry } from 'inquiry-service/testing/entries'
import type { SeededRandom } from '../setup/seeded-random'

/** A request that no form sends. */
export interface BadRequest {
  method: string
  path: string
  headers: Record<string, string>
  body: string | Buffer<ArrayBuffer> | undefined
}

const json = { 'content-type': 'application/json' }
const newsletter = { email: 'mira@visitor.example' }
const { phone: _phone, message: _message, ...inquiry } = quickInquiry
const { program: _subject, ...contact } = contactMessage
const forms: Record<string, unknown>[] = [inquiry, contact, podcastGuest]

/** Values that are no entry of any form. */
const wrongValues = (random: SeededRandom): unknown[] => [
  null,
  true,
  random.below(1e9),
  -0.5,
  1e308,
  [],
  ['mira@visitor.example'],
  {},
  { toString: 'x', length: 3 },
  { $ne: null },
  '',
  ' \u00A0\u3000',
  '\u0000\u0001\u001B',
  'x'.repeat(20_000 + random.below(20_000)),
  '🌿'.repeat(6_000),
]

const noise = (random: SeededRandom, length: number) =>
  String.fromCharCode(...Array.from({ length }, () => random.below(0x10000)))

/** Each makes one kind of bad request. */
const makers: Record<string, (random: SeededRandom) => Partial<BadRequest>> = {
  'random bytes': (random) => ({ body: random.bytes(1 + random.below(2000)) }),
  'random text': (random) => ({ body: noise(random, 1 + random.below(500)) }),
  'no object': (random) => ({
    path: random.pick(['/api/inquiries', '/api/newsletter']),
    body: JSON.stringify(random.pick([null, 1, 'text', true, [], [[]], [{}], 1e300])),
  }),
  'broken JSON': (random) => {
    const whole = JSON.stringify(random.pick(forms))
    return { body: whole.slice(0, 1 + random.below(whole.length - 1)) }
  },
  'deep nesting': (random) => ({ body: '['.repeat(10_000) + ']'.repeat(random.pick([0, 10_000])) }),
  'a wrong value': (random) => {
    const form = random.pick(forms)
    // The forms hold required fields only: none may be missing or of another kind.
    const field = random.pick(Object.keys(form))
    return { body: JSON.stringify({ ...form, [field]: random.pick(wrongValues(random)) }) }
  },
  'a missing field': (random) => {
    const form = random.pick(forms)
    const missing = random.pick(Object.keys(form))
    return {
      body: JSON.stringify(Object.fromEntries(Object.entries(form).filter(([name]) => name !== missing))),
    }
  },
  'an unknown field': (random) => {
    const name = random.pick(['year', 'id', 'created_at', 'Email', '', noise(random, 1 + random.below(20))])
    return { body: JSON.stringify({ ...random.pick(forms), [name]: random.pick(wrongValues(random)) }) }
  },
  'unicode for an address': (random) => ({
    body: JSON.stringify({ ...random.pick(forms), email: noise(random, 1 + random.below(60)) }),
  }),
  'prototype keys': (random) => ({
    body: JSON.stringify(random.pick(forms)).replace(
      '{',
      random.pick([
        '{"__proto__":{"isAdmin":true},',
        '{"constructor":{"prototype":{"x":1}},',
        '{"\\u005f_proto__":[],',
        '{"nested":{"__proto__":null},',
      ]),
    ),
  }),
  'more than 64 kB': (random) => ({
    body: JSON.stringify({ ...random.pick(forms), more: 'x'.repeat(65_536 + random.below(65_536)) }),
  }),
  'strange headers': (random) => ({
    headers: {
      ...json,
      'x-forwarded-for': random.pick([
        '',
        'unknown',
        '999.1.1.1',
        ',,,',
        '::ffff:1',
        'a'.repeat(4000),
        '[::1]:80',
      ]),
      'x-forwarded-host': random.pick(['', 'evil.example', '%%%']),
      'x-form-page': noiseHeader(random),
      'x-form-fill-time': '-1e9',
    },
    body: JSON.stringify({ ...random.pick(forms), fullName: '' }),
  }),
  'a bad newsletter address': (random) => ({
    path: '/api/newsletter',
    body: JSON.stringify({
      ...newsletter,
      email: random.pick([...wrongValues(random), 'a@b', 'a@b.example, c@d.example', noise(random, 20)]),
    }),
  }),
  'a bad newsletter token': (random) => ({
    method: random.pick(['GET', 'POST']),
    path: `/api/newsletter/${random.pick(['confirm', 'unsubscribe'])}?token=${random.bytes(random.below(60)).toString('base64url')}`,
    headers: {},
    body: undefined,
  }),
}

const noiseHeader = (random: SeededRandom) =>
  String.fromCharCode(...Array.from({ length: 50 }, () => 0x21 + random.below(0x5d)))

/** The names of the kinds, so that a test can show that each was sent. */
export const badRequestKinds = Object.keys(makers)

/** A bad request of the kind. */
export function badRequest(kind: string, random: SeededRandom): BadRequest {
  const made = makers[kind]?.(random)
  return { method: 'POST', path: '/api/inquiries', headers: json, body: undefined, ...made }
}
