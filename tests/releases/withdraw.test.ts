import { inject } from 'vitest'
import { siteWithSample } from '../setup/published-site'
import { sampleEdition } from '../setup/sample-edition'
import { stampRemote } from '../setup/stamp-remote'

const published = await siteWithSample(afterAll)
const { app } = await published.webServer()

/** @returns the release's id */
async function publish(dist: string): Promise<string> {
  await published.succeeds('publish', '--from', dist)
  return (await published.live()).id
}

/** How the web server answers a tab of this release that asks for a page of it. */
const answerTo = async (release: string) =>
  (await app.inject(`/assets/releases/${release}/pages/sample/one.json`)).statusCode

it('makes open tabs leave a faulty version in every release, and keeps it withdrawn until a rollback to it is forced', async () => {
  const good = (await published.live()).id
  const faulty = await sampleEdition('Raise a false notice')
  const first = await publish(faulty)
  const second = await publish(await stampRemote(inject('sampleBuild'), 'other'))
  for (const release of [good, first, second]) expect(await answerTo(release)).toBe(200)

  const output = await published.succeeds('rollback', 'mf-sample', '--withdraw')
  expect(output).toContain(`next navigation: ${first} ${second}`)
  const live = await published.live()
  expect(Object.keys(live.builds)).toContain('mf-other')
  expect(await Promise.all([good, first, second, live.id].map(answerTo))).toEqual([200, 410, 410, 200])
  expect(await published.succeeds('log')).toContain(`withdrew ${first} ${second}`)

  for (const command of ['check', 'publish'])
    expect(await published.refuses(command, '--from', faulty)).toContain(`Release ${second} would be live`)
  const corrected = await publish(await sampleEdition('Raise a true notice'))
  expect(await Promise.all([first, second, corrected].map(answerTo))).toEqual([410, 410, 200])

  await published.succeeds('rollback', second, '--force')
  expect(await answerTo(second)).toBe(200)
})
