import { pageProps, withData } from './page-props'

it('gives a page its params and its data', () => {
  const data = { lead: 'All about "mint"', uses: ['tea'] }
  expect(pageProps(withData({ herb: 'mint' }, data))).toEqual({ params: { herb: 'mint' }, data })
})

it('leaves a page without data as it is', () => {
  expect(withData({ herb: 'mint' }, undefined)).toEqual({ herb: 'mint' })
  expect(pageProps({ herb: 'mint' })).toEqual({ params: { herb: 'mint' }, data: undefined })
})
