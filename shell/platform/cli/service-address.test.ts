import { serviceAddress } from './service-address'

it.each([
  ['127.0.0.1', 'http://127.0.0.1:8081'],
  ['10.0.0.5', 'http://10.0.0.5:8081'],
  ['0.0.0.0', 'http://127.0.0.1:8081'],
  ['::', 'http://127.0.0.1:8081'],
  ['fd00::5', 'http://[fd00::5]:8081'],
  ['inquiries.internal', 'http://inquiries.internal:8081'],
])('a service that listens on %s is reached at %s', (host, address) => {
  expect(serviceAddress(host, '8081')).toBe(address)
})
