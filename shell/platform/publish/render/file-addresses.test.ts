import { pageProps, withData } from 'contract/page-props'
import { sampleManifest, samplePage } from '../../store/testing/sample-build'
import { withAddresses } from './file-addresses'

const person = { '@context': 'https://schema.org', '@type': 'Person', name: 'constructor' } as const

it('gives files their address, and leaves every other text', () => {
  const { metadata: texts, ...page } = samplePage('/faculty')
  const image = 'teacher.jpg'
  const { metadata, params } = withAddresses(
    sampleManifest({ files: { [image]: { integrity: '', bytes: 1 } } }),
    {
      ...page,
      params: withData({ name: image }, { portraits: [image, 'None yet'] }),
      metadata: { ...texts, image, structuredData: [{ ...person, image }] },
    },
  )
  const address = '/assets/mf-sample/teacher.jpg'
  expect(metadata).toEqual({ ...texts, image: address, structuredData: [{ ...person, image: address }] })
  expect(pageProps(params)).toEqual({ params: { name: image }, data: { portraits: [address, 'None yet'] } })
})
