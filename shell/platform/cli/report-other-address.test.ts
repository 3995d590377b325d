import { readConfig } from '../config'
import { sampleRelease } from '../store/testing/sample-release'
import { reportOtherAddress } from './report-other-address'

it('names the site and the store, without the password', () => {
  const config = readConfig({ SITE_DIR: '/srv/site', SITE_STORE: 'postgres://site:secret@db/site' })
  const log = vi.spyOn(console, 'log').mockImplementation(() => {})
  reportOtherAddress(config, sampleRelease({ origin: 'https://one.example' }), 'https://two.example')
  expect(log.mock.lastCall?.[0]).toContain(
    'SITE_DIR=/srv/site SITE_STORE=postgres://site@db/site PUBLIC_ORIGIN=https://two.example npm run site',
  )
})
