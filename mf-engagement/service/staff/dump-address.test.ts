import { dumpAddress } from './dump-address'

it.each([
  ['postgres://site@db.example/inquiries', 'postgres://site@db.example/inquiries'],
  ['postgres://site@db.example/i?sslmode=no-verify', 'postgres://site@db.example/i?sslmode=require'],
  [
    'postgres://site@db.example/i?uselibpqcompat=true&sslmode=verify-full&application_name=site',
    'postgres://site@db.example/i?sslmode=verify-full&application_name=site',
  ],
  [
    'postgres://site@db.example/i?options=-c%20search_path%3Dx',
    'postgres://site@db.example/i?options=-c%20search_path%3Dx',
  ],
])('pg_dump understands the address %s', (url, address) => {
  expect(dumpAddress(url)).toEqual({ address, password: '' })
})

it('leaves no password in the address', () => {
  const address = 'postgres://site@db.example/inquiries'
  const password = 's@cret'
  expect(dumpAddress('postgres://site:s%40cret@db.example/inquiries')).toEqual({ address, password })
  expect(dumpAddress(`${address}?password=s%40cret`)).toEqual({ address, password })
})
