import { readConfig } from '../config'
import { sampleRelease } from '../store/testing/sample-release'
import { otherAddress } from './other-address'

it('names the site and the store, without the password', () => {
  const config = readConfig({ SITE_DIR: '/srv/site', SITE_STORE: 'postgres://site:secret@db/site' })
  const said = otherAddress(config, sampleRelease({ origin: 'https://one.example' }), 'https://two.example')
  expect(said).toContain(
    'SITE_DIR=/srv/site SITE_STORE=postgres://site@db/site PUBLIC_ORIGIN=https://two.example npm run site',
  )
})
