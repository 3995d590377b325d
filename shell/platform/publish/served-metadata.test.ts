import { servedMetadata } from './served-metadata'

const person = { '@context': 'https://schema.org', '@type': 'Person', name: 'constructor' } as const
const files = { 'teacher.jpg': { integrity: '', bytes: 1 } }

it('gives files their address, and leaves every other text', () => {
  const { image, structuredData } = servedMetadata(
    {
      title: 'Teachers',
      description: 'Who teaches',
      canonical: '/faculty',
      image: 'teacher.jpg',
      structuredData: [{ ...person, image: 'teacher.jpg' }],
    },
    files,
    'https://college.example/assets/shell/',
  )
  const address = 'https://college.example/assets/shell/teacher.jpg'
  expect(image).toBe(address)
  expect(structuredData).toEqual([{ ...person, image: address }])
})
