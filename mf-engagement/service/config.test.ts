import { resolve } from 'node:path'
import { readConfig } from './config'

it('works without any settings', () => {
  expect(readConfig({})).toEqual({
    host: '127.0.0.1',
    port: 8081,
    dataDir: resolve('.data'),
    database: { kind: 'file', path: resolve('.data/inquiries.db') },
    mail: null,
    publicOrigin: null,
    rateLimit: 20,
    keepMonths: 24,
    trustedProxies: [],
    logLevel: 'info',
  })
})

it.each([
  'staff@college.example',
  'The office <office@college.example>',
  '"Nair, Mira" <mira@college.example>',
])('takes one address of the staff: %s', (address) => {
  const mail = { SMTP_URL: 'smtp://mail.example', PUBLIC_ORIGIN: 'https://college.example' }
  expect(readConfig({ ...mail, STAFF_EMAIL: address }).mail?.staffEmail).toBe(address)
})

it.each(['a@college.example, b@college.example', 'a@college.example;b@college.example', 'a@b@c.example'])(
  'refuses several addresses, because a mail server may drop one silently: %s',
  (addresses) => {
    expect(() => readConfig({ STAFF_EMAIL: addresses })).toThrow('STAFF_EMAIL: expected one mail address')
  },
)

it('treats an empty value as not set', () => {
  expect(readConfig({ API_PORT: '', SMTP_URL: '' })).toEqual(readConfig({}))
})

it('names every invalid setting at once and quotes no value', () => {
  const bad = {
    API_PORT: 'eighty',
    DATA_DIR: ' ',
    DATABASE_URL: 'mysql://user:secret@db',
    SMTP_URL: 'mail.example',
    STAFF_EMAIL: 'staff',
    PUBLIC_ORIGIN: 'college',
    RATE_LIMIT: '0',
    KEEP_MONTHS: 'always',
    TRUST_PROXY: 'nginx',
    LOG_LEVEL: 'loud',
  }
  const read = () => readConfig(bad)
  expect(read).toThrow(/^These settings cannot be used:\n[^]*\nCorrect them in the environment/)
  for (const key of Object.keys(bad)) expect(read).toThrow(`${key}: expected `)
  for (const value of ['eighty', 'secret', 'nginx', 'loud']) expect(read).not.toThrow(value)
})

it.each([
  ['DATABASE_URL', 'postgres://college:pa#ss@db/inquiries'],
  ['SMTP_URL', 'smtps://college:pa#ss@mail.example'],
])('says how %s takes a password with special signs', (key, value) =>
  expect(() => readConfig({ [key]: value })).toThrow('(signs such as # / ? in a password as %23 %2F %3F)'),
)

it.each(['11', '0', '-24', '12.5', '1201'])('KEEP_MONTHS=%s is refused', (months) => {
  expect(() => readConfig({ KEEP_MONTHS: months })).toThrow(
    'KEEP_MONTHS: expected a whole number from 12 to 1200',
  )
})

it.each([12, 1200])('KEEP_MONTHS=%i is taken', (months) => {
  expect(readConfig({ KEEP_MONTHS: String(months) }).keepMonths).toBe(months)
})

it('asks for what mail needs', () => {
  const read = () => readConfig({ SMTP_URL: 'smtp://localhost' })
  expect(read).toThrow('STAFF_EMAIL: expected a value, because SMTP_URL is set')
  expect(read).toThrow('PUBLIC_ORIGIN: expected a value, because SMTP_URL is set')
})

it('sends mail from the staff address by default', () => {
  const mail = {
    SMTP_URL: 'smtp://localhost',
    STAFF_EMAIL: 'staff@a.example',
    PUBLIC_ORIGIN: 'https://a.example/',
  }
  expect(readConfig(mail)).toMatchObject({
    mail: { from: 'staff@a.example', publicOrigin: 'https://a.example' },
    publicOrigin: 'https://a.example',
  })
  const named = { ...mail, MAIL_FROM: 'The College <site@a.example>' }
  expect(readConfig(named).mail?.from).toBe('The College <site@a.example>')
})

it.each([
  ['file:/var/lib/college/inquiries.db', { kind: 'file', path: '/var/lib/college/inquiries.db' }],
  ['file:///var/lib/college/inquiries.db', { kind: 'file', path: '/var/lib/college/inquiries.db' }],
  ['file:inquiries.db', { kind: 'file', path: resolve('inquiries.db') }],
  ['postgresql://u@h/d', { kind: 'postgres', url: 'postgresql://u@h/d' }],
])('reads the database from %s', (url, database) => {
  expect(readConfig({ DATABASE_URL: url }).database).toEqual(database)
})

it.each(['0.0.0.0/0', '10.0.0.5, ::/0'])('TRUST_PROXY=%s is refused: that is `true`', (value) => {
  expect(() => readConfig({ TRUST_PROXY: value })).toThrow('TRUST_PROXY: expected true for all addresses')
})

it.each([
  ['true', 'any'],
  ['1', 'any'],
  ['false', []],
  ['10.0.0.5, 2001:db8::/32', ['10.0.0.5', '2001:db8::/32']],
])('takes TRUST_PROXY=%s for %j', (value, trustedProxies) => {
  expect(readConfig({ TRUST_PROXY: value })).toMatchObject({ trustedProxies })
})
