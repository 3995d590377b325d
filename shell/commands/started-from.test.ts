import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { siteDirectory } from '../publisher/site-directory'
import { changedSections, readStartedFrom, writeStartedFrom } from './started-from'

const before = {
  origin: 'http://a.example',
  sections: { shell: '1', 'mf-programs': '1', 'mf-resources': '1' },
}

it('publishes everything at the first start, and for a new address', () => {
  expect(changedSections(undefined, before)).toEqual(['shell', 'mf-programs', 'mf-resources'])
  expect(changedSections(before, { ...before, origin: 'http://b.example' })).toHaveLength(3)
})

it('publishes nothing that is as it was', () => {
  expect(changedSections(before, before)).toEqual([])
})

it('leaves a section alone whose own sources are as they were: another version of it may have been published', () => {
  const now = { ...before, sections: { ...before.sections, 'mf-resources': '2', 'mf-new': '1' } }
  expect(changedSections(before, now)).toEqual(['mf-resources', 'mf-new'])
})

describe('the file in the site directory', () => {
  const dir = mkdtempSync(join(tmpdir(), 'started-from-'))
  const site = siteDirectory(dir)
  afterAll(() => rmSync(dir, { recursive: true }))

  it('is not there before the first start, and says afterwards what was published', async () => {
    expect(await readStartedFrom(site)).toBeUndefined()
    await writeStartedFrom(site, before)
    expect(await readStartedFrom(site)).toEqual(before)
  })

  it.each(['', '{"origin":', 'null', '{}'])(
    'counts as not there where a start was cut short: %j',
    async (content) => {
      writeFileSync(join(dir, 'started-from.json'), content)
      expect(await readStartedFrom(site)).toBeUndefined()
    },
  )
})
