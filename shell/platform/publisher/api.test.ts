import { candidateSchema, moveSchema } from './api'

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
