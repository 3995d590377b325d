import { editedBuild } from '../setup/edited-build'
import { buildSample } from '../setup/sample-build'

const words = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']
const paragraph =
  'A paragraph of the length that a page of a college has, so that rendering it costs what it costs there.'

/** A section of ten pages with some content each, built by its real build; all others are made from it. */
export const buildTemplate = () =>
  buildSample((source) =>
    source
      .replace(/params: \[.*\]/, `params: [${words.map((word) => `{ word: '${word}' }`).join(', ')}]`)
      .replace(/navigation: \[.*\]/, 'navigation: []')
      .replace(
        '<div className="sa:flex sa:gap-4">',
        `{Array.from({ length: 30 }, (_, index) => <p key={index}>${paragraph} Edition 1.</p>)}\n<div className="sa:flex sa:gap-4">`,
      ),
  )

/** The template under another name and with other addresses; `edition` changes the text of its pages. */
export const stampSection = (template: string, name: string, edition = 1) =>
  editedBuild(template, (text) =>
    text
      .replaceAll('mf-sample', `mf-${name}`)
      .replaceAll('/sample/', `/${name}/`)
      .replaceAll('Sample ', `Section ${name} `)
      .replaceAll('The page ', `The page in ${name} `)
      .replaceAll('Edition 1.', `Edition ${edition}.`),
  )
