import type { ReleasePage } from '../../store/releases/release'
import { choicesOf, chosenOptions } from './chosen-options'
import { inMemory } from '../answers/file-memory'

const page = {
  html: 'abc.html',
  queries: { plant: { field: 'herb', values: ['mint', 'sage'] } },
} as unknown as ReleasePage

const html =
  '<select name="other" data-name="herb"><option value="mint">Mint</option></select>' +
  '<select id="a" data-query="plant" name="herb"><option value="" selected="">Choose</option><option value="mint">Mint</option></select>'
const file = { identity: inMemory(Buffer.from(html)), br: undefined, gzip: undefined }
const content = { name: 'abc.html', file, hash: 'abc' }

it.each([
  ['/herbs?plant=mint', [{ field: 'herb', value: 'mint' }]],
  ['/herbs?other=1&plant=sage', [{ field: 'herb', value: 'sage' }]],
  ['/herbs?from=what?&plant=sage', [{ field: 'herb', value: 'sage' }]],
  ['/herbs?plant=oak', []],
  ['/herbs?plant=%22%3E%3Cscript%3E', []],
  ['/herbs?plant=', []],
  ['/herbs', []],
])('%s chooses %j', (url, choices) => expect(choicesOf(page, url)).toEqual(choices))

it('chooses the option in its own select instead of the default, with another hash', async () => {
  const chosen = await chosenOptions()(page, content, '/herbs?plant=mint')
  expect(String(chosen.file.identity.bytes)).toBe(
    '<select name="other" data-name="herb"><option value="mint">Mint</option></select>' +
      '<select id="a" data-query="plant" name="herb"><option value="">Choose</option><option value="mint" selected="">Mint</option></select>',
  )
  expect(chosen.hash).toBe('abc-herb-mint')
})
