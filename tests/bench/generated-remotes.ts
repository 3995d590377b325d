import { buildSample } from '../setup/sample-build'

const words = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']
const paragraph =
  'A paragraph of the length that a page of a college has, so that rendering it costs what it costs there.'

/** One entry in a menu of all generated remotes, one in its own menu, one in the footer. */
const navigation = `[
  { place: { menu: 'Samples' }, label: 'Sample one', to: '/sample/one', order: 650 },
  { place: { menu: 'Sample menu' }, label: 'Sample two', to: '/sample/two', order: 651 },
  { place: 'footer', label: 'Sample three', to: '/sample/three', order: 650 },
]`

/** A remote of ten pages with content, built by its real build; all others are copies of it under another name. */
export const buildTemplate = () =>
  buildSample((source) =>
    source
      .replace(/params: \[.*\]/, `params: [${words.map((word) => `{ word: '${word}' }`).join(', ')}]`)
      .replace(/navigation: \[.*\]/, `navigation: ${navigation}`)
      .replace(
        '<div className="sa:flex sa:gap-4">',
        `{Array.from({ length: 30 }, (_, index) => <p key={index}>${paragraph} Edition 1.</p>)}\n<div className="sa:flex sa:gap-4">`,
      ),
  )
