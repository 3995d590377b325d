import { replace, type Change, type FileChange } from './change'
import type { Team } from './teams'

const defaultExport = /export default function (\w+)/

const wrapper = (component: string, code: string, element: string) => `
export default function Changed${component}(props: never) {
  ${code}
  return (
    <>
      <${component} {...props} />
      ${element}
    </>
  )
}
`

/** Runs `code` before a page of the team renders, and adds `element` after it. */
const pageWith = ({ page }: Team, code: string, element: string): FileChange => ({
  file: page,
  edit: (text) => {
    const [, component = ''] = defaultExport.exec(text) ?? []
    return text.replace(defaultExport, 'function $1') + wrapper(component, code, element)
  },
})

/** A text that names its step. */
const newText = ({ text: { file, words } }: Team, step: number): Change => ({
  what: 'changes a text',
  files: [replace(file, new RegExp(`${words}( \\(\\d+\\))?`), `${words} (${step})`)],
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
function newPage({ name }: Team, step: number): Change {
  const [file, path, title] = [`added-${step}`, `/added-${name}-${step}`, `Page ${step} of ${name}`]
  const metadata = `{ title: '${title}', canonical: '${path}', description: 'The page that ${name} adds in step ${step} of the simulation.' }`
  const entry = `{ path: '${path}', metadata: () => (${metadata}), load: () => import('./${file}') },`
  return {
    what: 'adds a page',
    files: [
      { file: `${name}/src/${file}.tsx`, edit: () => pageSource(title) },
      replace(`${name}/src/remote.tsx`, 'pages: [', `pages: [${entry}`),
    ],
  }
}

/** A page that uses `component` of the kit. */
export const pageWithComponent = (team: Team, component: string): FileChange[] => [
  pageWith(team, '', `<${component}>A note of the kit.</${component}>`),
  { file: team.page, edit: (text) => `import { ${component} } from 'shared-ui'\n${text}` },
]

/** Changes that go live; `step` makes each of them unique. */
export const harmlessRemoteChanges = [newText, newPage]

const deadLink = (team: Team): Change => ({
  what: 'links to a page that does not exist',
  files: [pageWith(team, '', '<p><a href="/nowhere">Nowhere</a></p>')],
  refused: [team.name, '/nowhere'],
})

const consoleError = (team: Team): Change => ({
  what: 'reports an error in the console',
  files: [pageWith(team, `if (typeof document !== 'undefined') console.error('A stray error.')`, '')],
  refused: [team.name, 'A stray error.'],
})

/** Changes that must not go live: the checks find the first, the browser the second. */
export const breakingRemoteChanges = [deadLink, consoleError]
