import { ConfigError } from './config'
import { explainListenFault } from './listen-fault'

it.each([
  ['EADDRINUSE', 'Port 80 on mail is in use. Set API_PORT to a free one, such as 8091.'],
  ['EACCES', 'Port 80 on mail may not be used by this user. Set API_PORT to one above 1023, such as 8091.'],
  [
    'EADDRNOTAVAIL',
    'API_HOST: expected an address of this machine; found mail, which is of another one.\nSet API_HOST',
  ],
  ['ENOTFOUND', 'API_HOST: expected an address of this machine; found mail, which names none.\nSet API_HOST'],
])('says which setting does not let the service listen: %s', (code, words) => {
  const fault = Object.assign(new Error('as the system says it'), { code })
  const explained = explainListenFault({ host: 'mail', port: 80 }, fault)
  expect(explained).toBeInstanceOf(ConfigError)
  expect(String(explained)).toContain(words)
})

it('leaves another fault as it is', () => {
  const fault = Object.assign(new Error('too many open files'), { code: 'EMFILE' })
  expect(explainListenFault({ host: 'mail', port: 80 }, fault)).toBe(fault)
})
