import { buildSchema, candidateSchema, moveSchema } from './api'

const builds = { 'mf-sample': '0123456789abcdef' }

it.each(['https://a/\u001B[2J', 'https://a/\u202E', 'javascript:alert(1)'])(
  'refuses %j as the address of a run: it is printed later',
  (run) => {
    expect(moveSchema.safeParse({ kind: 'publish', builds, run }).success).toBe(false)
    expect(candidateSchema.safeParse({ builds, run }).success).toBe(false)
  },
)

it('takes the address of a run', () => {
  const run = 'https://ci.example/mf-sample/actions/runs/7'
  expect(moveSchema.parse({ kind: 'publish', builds, run })).toMatchObject({ run })
})

it('refuses a build that names a file and a folder alike', () => {
  const file = { sha256: '0'.repeat(64), bytes: 1 }
  const files = (...names: string[]) => Object.fromEntries(names.map((name) => [name, file]))
  const both = files('client/a/b/c.js', 'client/a.js', 'client/a')
  expect(buildSchema.safeParse({ remote: 'mf-sample', files: both }).error?.issues).toMatchObject([
    { path: ['files', 'client/a'], message: 'a file or a folder; found both' },
  ])
  const apart = files('client/a/b.js', 'client/a/c.js', 'client/ab')
  expect(buildSchema.safeParse({ remote: 'mf-sample', files: apart }).success).toBe(true)
})
