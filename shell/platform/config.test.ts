import { resolve } from 'node:path'
import { readConfig } from './config'

it('needs no setting', () => {
  expect(readConfig({})).toEqual({
    PORT: 8080,
    HOST: '127.0.0.1',
    SITE_DIR: resolve('.site'),
    PREVIEW_PORT: 8071,
    TRUST_PROXY: false,
    LOG_LEVEL: 'info',
  })
})

it('treats an empty value as unset, and keeps only the origin of an address', () => {
  expect(readConfig({ PORT: '', PUBLIC_ORIGIN: 'https://college.example/path?x' })).toMatchObject({
    PORT: 8080,
    PUBLIC_ORIGIN: 'https://college.example',
  })
})

it('accepts the same trusted proxies as the service', () => {
  const given = ['true', '1', 'False', '0', '10.0.0.0/8, 192.168.1.5', '::1']
  const trusted = [true, true, false, false, ['10.0.0.0/8', '192.168.1.5'], ['::1']]
  expect(given.map((value) => readConfig({ TRUST_PROXY: value }).TRUST_PROXY)).toEqual(trusted)
})

it.each([
  ['PORT', 'http', 'a port number'],
  ['PORT', '70000', 'a port number'],
  ['PORT', '-1', 'a port number'],
  ['PORT', '80.5', 'a port number'],
  ['PUBLIC_ORIGIN', 'college.example', 'an address such as https://college.example'],
  ['PUBLIC_ORIGIN', 'ftp://college.example', 'an address such as https://college.example'],
  ['API_URL', '8081', 'the address of the inquiry service, such as http://127.0.0.1:8081'],
  ['TRUST_PROXY', 'yes', 'true for all addresses, false, or some such as 10.0.0.0/8,192.168.1.5'],
  ['TRUST_PROXY', '0.0.0.0/0', 'true for all addresses, false, or some such as 10.0.0.0/8,192.168.1.5'],
  ['TRUST_PROXY', 'constructor', 'true for all addresses, false, or some such as 10.0.0.0/8,192.168.1.5'],
  ['LOG_LEVEL', 'loud', 'fatal, error, warn, info, debug, trace or silent'],
])('refuses %s=%s in one line that says what it expects', (key, value, expected) => {
  expect(() => readConfig({ [key]: value })).toThrow(
    `\n  ${key}: expected ${expected}; found ${JSON.stringify(value)}`,
  )
})

it.each([
  ['SITE_STORE', 'postgres://site:pa#ss@db/site', 'postgres://…@db/site'],
  [
    'SITE_STORE',
    'mysql://site:p@ss@db/site?password=a&PASSWORD=b',
    'mysql://…@db/site?password=…&password=…',
  ],
  ['SITE_STORE', 'site:pass@db/site', '…@db/site'],
  ['API_URL', 'http://site:pa/ss@db:8081', 'http://…@db:8081'],
])('shows an unusable %s=%s without its password', (key, value, shown) => {
  expect(() => readConfig({ [key]: value })).toThrow(`; found ${JSON.stringify(shown)}`)
})

it.each(['file://srv/site', 'file:///srv/100%/site', 'FILE:///srv/site'])(
  'refuses SITE_STORE=%s, which names no folder',
  (SITE_STORE) =>
    expect(() => readConfig({ SITE_STORE })).toThrow(/^ {2}SITE_STORE: expected postgres:.*file:\/\/\/a/m),
)

it('names every unusable setting at once, with its fix', () => {
  const read = () => readConfig({ PORT: 'high', TRUST_PROXY: 'maybe', LOG_LEVEL: 'loud', API_URL: 'there' })
  for (const key of ['PORT', 'TRUST_PROXY', 'LOG_LEVEL', 'API_URL']) expect(read).toThrow(`\n  ${key}: `)
  const fix = 'Set them in the environment, or leave them out for the defaults.'
  expect(read).toThrow(expect.objectContaining({ code: 'config-invalid', fix }))
})
