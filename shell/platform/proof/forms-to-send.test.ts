import { frameModule, type Manifest } from 'contract/manifest'
import { sampleBuilds, samplePage } from '../store/testing/sample-build'
import { sampleRelease, sampleReleasePage } from '../store/testing/sample-release'
import { withForms } from './forms-to-send'

const files = { server: 'server.js', scripts: ['script.js'], styles: [], doors: [] }
const form = (type: string) => ({ call: '/api/visits', type, failure: 'Not sent.' })

const letters: Partial<Manifest> = {
  name: 'mf-letters',
  pages: [],
  slots: [
    { name: 'herbs.letter', module: './src/letter', hydrate: 'on-focus' },
    { name: 'herbs.visit', module: './src/visit', hydrate: 'with-page' },
  ],
  modules: { './src/letter': files, './src/visit': files },
  forms: { letter: form('letter'), visit: form('visit') },
}

const combination = sampleBuilds(
  { name: 'shell', pages: [], modules: { [frameModule]: files } },
  {
    name: 'mf-herbs',
    pages: ['/herbs', '/herbs/tea'].map(samplePage),
    modules: { './src/sample-page': files },
    forms: { question: form('question') },
  },
  letters,
)

const formOnPage = (kind: string, remote: string) => ({ kind, fields: [], remote })
const release = sampleRelease({
  pages: {
    '/herbs': sampleReleasePage({
      remote: 'mf-herbs',
      slots: ['herbs.letter'],
      forms: [formOnPage('question', 'mf-herbs'), formOnPage('letter', 'mf-letters')],
    }),
    '/herbs/tea': sampleReleasePage({
      remote: 'mf-herbs',
      slots: ['herbs.letter', 'herbs.visit'],
      forms: [formOnPage('question', 'mf-herbs'), formOnPage('visit', 'mf-letters')],
    }),
  },
})

const sent = (changing: string[]) =>
  withForms({ release, combination }, changing, Object.keys(release.pages)).map(({ forms }) =>
    forms.map(({ kind }) => kind),
  )

it('sends each form of a page and its slots once, and not that of an unchanged island', () => {
  expect(sent(['mf-herbs'])).toEqual([['question'], ['visit']])
})

it.each(['mf-letters', 'shell'])('sends the form of an island if %s changes', (changing) => {
  expect(sent([changing])).toEqual([['question', 'letter'], ['visit']])
})
