import type { Edit, SourceChange } from '../../../contracts/kit-changes/changes'
import type { Team } from './teams'

/** Runs `code` before a page of the team renders, and adds `element` after it. */
const pageWith = ({ page }: Team, code: string, element: string): Edit => [
  page,
  /export default function (\w+)([^]*)/,
  `function $1$2
export default function Changed$1(props: never) {
  ${code}
  return (
    <>
      <$1 {...props} />
      ${element}
    </>
  )
}
`,
]

/** A text that names its step. */
const newText = ({ text: { file, words } }: Team, step: number): SourceChange => ({
  what: 'changes a text',
  edits: [[file, new RegExp(`${words}( \\(\\d+\\))?`), `${words} (${step})`]],
})

const pageSource = (title: string) => `import { Container, PageHeader } from 'shared-ui'
import { turmeric } from 'shared-ui/plants'

export default function AddedPage() {
  return (
    <>
      <PageHeader title="${title}" lead="One more page." plant={turmeric} />
      <Container>One more page.</Container>
    </>
  )
}
`

/** A page that shares parts of the kit with others. */
function newPage({ name }: Team, step: number): SourceChange {
  const [file, path, title] = [`added-${step}`, `/added-${name}-${step}`, `Page ${step} of ${name}`]
  const metadata = `{ title: '${title}', canonical: '${path}', description: 'The page that ${name} adds in step ${step} of the simulation.' }`
  const entry = `{ path: '${path}', metadata: () => (${metadata}), load: () => import('./${file}') },`
  return {
    what: 'adds a page',
    edits: [
      [`${name}/src/${file}.tsx`, '', pageSource(title)],
      [`${name}/src/remote.tsx`, 'pages: [', `pages: [${entry}`],
    ],
  }
}

/** A page that uses `component` of the kit. */
export const pageWithComponent = (team: Team, component: string): Edit[] => [
  pageWith(team, '', `<${component}>A note of the kit.</${component}>`),
  [team.page, /^/, `import { ${component} } from 'shared-ui'\n`],
]

/** Changes that go live; `step` makes each of them unique. */
export const harmlessRemoteChanges = [newText, newPage]

const deadLink = (team: Team): SourceChange => ({
  what: 'links to a page that does not exist',
  edits: [pageWith(team, '', '<p><a href="/nowhere">Nowhere</a></p>')],
  refused: [team.name, '/nowhere'],
})

const consoleError = (team: Team): SourceChange => ({
  what: 'reports an error in the console',
  edits: [pageWith(team, `if (typeof document !== 'undefined') console.error('A stray error.')`, '')],
  refused: [team.name, 'A stray error.'],
})

/** Changes that must not go live: the checks find the first, the browser the second. */
export const breakingRemoteChanges = [deadLink, consoleError]
