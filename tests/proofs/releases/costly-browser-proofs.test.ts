import { editedBuild } from '../../setup/edited-build'
import { siteWithSample } from '../../setup/published-site'
import { sampleWith } from '../../setup/sample-edition'
import { distOf } from '../../setup/workspace'

let published: Awaited<ReturnType<typeof siteWithSample>>
beforeEach(async () => void (published = await siteWithSample()))

const refusalOf = (dist: string) => published.withBrowser.refuses('publish', '--from', dist)

// Two such pages keep two processors busy until they are given up.
it('refuses a page that loops without end in the browser', async () => {
  const output = await refusalOf(await sampleWith('for (;;) {}'))
  expect(output).toContain('mf-sample: /sample/one')
  // On a busy machine it begins to loop before it has loaded.
  expect(output).toMatch(/expected a page that (?:hydrates|loads) within/)
})

// All pages of the site are opened: the kit is part of each.
it('refuses a kit whose request layer has two strings swapped, although its types are the same', async () => {
  const dist = await editedBuild(distOf('shell'), (text, file) =>
    file.startsWith('client/')
      ? text.replace(
          /async function (\w+)\((\w+),(\w+),(\w+),(\w+)=\{\}\)/,
          'async function $1($3,$2,$4,$5={})',
        )
      : text,
  )
  expect(await refusalOf(dist)).toMatch(
    /form contact-message: expected POST \/api\/inquiries .*; found no call/,
  )
})
