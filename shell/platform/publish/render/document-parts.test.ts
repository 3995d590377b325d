import { metadataOf } from './document-parts'
import { sampleBuilds, samplePage } from '../../store/testing/sample-build'

const person = { '@context': 'https://schema.org', '@type': 'Person', name: 'constructor' } as const

it('gives files their address, and leaves every other text', () => {
  const combination = sampleBuilds({ files: { 'teacher.jpg': { integrity: '', bytes: 1 } } })
  const page = samplePage('/faculty')
  const { image, structuredData } = metadataOf(combination, {
    remote: 'mf-sample',
    page: {
      ...page,
      metadata: {
        ...page.metadata,
        image: 'teacher.jpg',
        structuredData: [{ ...person, image: 'teacher.jpg' }],
      },
    },
  })
  const address = '/assets/mf-sample/teacher.jpg'
  expect(image).toBe(address)
  expect(structuredData).toEqual([{ ...person, image: address }])
})
