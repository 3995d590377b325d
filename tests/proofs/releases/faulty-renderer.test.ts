import { inject } from 'vitest'
import { liveMove } from 'platform/store/moves/pointer'
import { publish } from 'platform/publish/publish'
import { editedBuild } from '../../setup/edited-build'
import { siteWithSample, testOrigin } from '../../setup/published-site'

const published = await siteWithSample(afterAll)

/** The sample remote, with `statement` run while its page `two` is rendered. */
const buildWith = (statement: string) =>
  editedBuild(inject('sampleBuild'), (code) =>
    code.replace(
      'const [count, setCount] = useState(0);',
      `$&\n  if (params['word'] === 'two') ${statement}`,
    ),
  )

async function refusalOf(statement: string): Promise<unknown> {
  const before = await liveMove(published.site)
  const refusal = await publish(published.site, [await buildWith(statement)], testOrigin).catch(
    (error: unknown) => error,
  )
  expect(await liveMove(published.site)).toEqual(before)
  return refusal
}

// Takes the whole silence limit of 20 s.
it('refuses a page that never ends, and names it', async () => {
  // As deaf as an endless loop, and leaves the processor to the other tests.
  const hang = 'Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)'
  expect(await refusalOf(hang)).toMatchObject({
    code: 'render-timeout',
    message: 'Rendering hangs at /sample/two (20 seconds).',
  })
})

it('refuses pages that take more than twenty minutes together: each may take a minute, and other publishes wait', async () => {
  let looks = 0
  vi.spyOn(performance, 'now').mockImplementation(() => 21 * 60_000 * looks++)
  expect(await refusalOf('null')).toMatchObject({
    code: 'check-timeout',
    message: expect.stringContaining('expected all pages rendered and checked within 20 minutes') as string,
  })
})

it('gives a remote no channel of Node to the publisher', async () => {
  expect(await refusalOf('process.send(null)')).toMatchObject({
    code: 'render-failed',
    message: expect.stringMatching(
      /^Rendering failed\. page \/sample\/two \(mf-sample\): process\.send is not a function/,
    ) as string,
  })
})

it('gives a remote none of the secrets of the environment', async () => {
  vi.stubEnv('SMTP_URL', 'smtp://user:secret@mail.example')
  expect(await refusalOf('throw new Error(Object.keys(process.env).join())')).toMatchObject({
    message: expect.stringMatching(/\(mf-sample\): NODE_ENV\n/) as string,
  })
})

it.each([
  ['writes a file', `fs.writeFileSync('${published.site.root}/live/000999.json', '{}')`],
  ['reads a file that is no build', "fs.readFileSync('/etc/hostname')"],
  ['starts a process', "process.getBuiltinModule('node:child_process').execSync('true')"],
])('refuses a page that %s, and names it', async (_, deed) => {
  const statement = `{ const fs = process.getBuiltinModule('node:fs'); ${deed} }`
  expect(await refusalOf(statement)).toMatchObject({
    code: 'render-failed',
    message: expect.stringMatching(/page \/sample\/two \(mf-sample\): Access to this API/) as string,
  })
})
