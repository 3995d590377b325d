import { explainListenFault } from './listen-fault'

it.each([
  ['EADDRINUSE', 'ConfigError: Port 80 on mail is in use. Set API_PORT to a free one, such as 8091.'],
  ['EACCES', 'ConfigError: Port 80 on mail may not be used by this user. Set API_PORT to one above 1023'],
  [
    'EADDRNOTAVAIL',
    'Error: API_HOST: expected an address of this machine; found mail, which is of another one.',
  ],
  ['ENOTFOUND', 'Error: API_HOST: expected an address of this machine; found mail, which names none.'],
])('says which setting does not let the service listen: %s', (code, words) => {
  const fault = Object.assign(new Error('as the system says it'), { code })
  expect(String(explainListenFault({ host: 'mail', port: 80 }, fault)).startsWith(words)).toBe(true)
})

it('leaves another fault as it is', () => {
  const fault = Object.assign(new Error('too many open files'), { code: 'EMFILE' })
  expect(explainListenFault({ host: 'mail', port: 80 }, fault)).toBe(fault)
})
