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
  ['postgres://site@db.example/50%off', 'postgres://site@db.example/50%25off'],
])('pg_dump understands the address %s', (url, address) => {
  expect(dumpAddress(url)).toEqual({ address, password: '' })
})

it.each([
  ['site:s%40cret@db.example/inquiries', 's@cret'],
  ['site@db.example/inquiries?password=s%40cret', 's@cret'],
  ['site:50%off@db.example/inquiries', '50%off'],
  ['site:100%@db.example/inquiries', '100%'],
])('leaves no password in the address %s', (given, password) => {
  const address = 'postgres://site@db.example/inquiries'
  expect(dumpAddress(`postgres://${given}`)).toEqual({ address, password })
})
