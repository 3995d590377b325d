import { trustedProxy } from './trusted-proxy'

it.each<['any' | string[], string | undefined, number, boolean]>([
  ['any', '203.0.113.9', 0, true],
  ['any', '203.0.113.9', 1, false],
  [[], '127.0.0.1', 0, true],
  [[], '127.0.0.1', 1, false],
  [[], '::1', 0, true],
  [[], '::ffff:127.0.0.1', 0, true],
  [[], '10.0.0.5', 0, false],
  [[], 'unknown', 0, false],
  // Node knows no address of a connection that the client has reset.
  [[], undefined, 0, false],
  [['10.0.0.0/8'], '::ffff:10.0.0.5', 0, true],
  [['10.0.0.0/8'], '::ffff:11.0.0.5', 0, false],
  [['10.0.0.5', '2001:db8::/32'], '2001:db8::7', 0, true],
  [['10.0.0.5', '2001:db8::/32'], '10.0.0.5', 1, false],
])('of the proxies %j, what %s writes at hop %i is believed: %s', (proxies, address, hop, isBelieved) => {
  expect(trustedProxy(proxies)(address, hop)).toBe(isBelieved)
})
