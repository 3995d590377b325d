// @vitest-environment happy-dom
import { render } from '@testing-library/react'
import * as fullLoad from '../navigation/full-load'
import { RemoteFragment } from './remote-fragment'

const Component = (): never => {
  throw new Error('broken on purpose')
}

it.each([
  ['was served with its document', '<p>Served</p>', 'its prerendered content stays'],
  ['came by client navigation', undefined, 'the page is loaded from the server'],
])('a fragment that fails and %s: the console says what becomes of it', (_, html, outcome) => {
  vi.spyOn(fullLoad, 'fullLoad').mockImplementation(() => {})
  const said = vi.spyOn(console, 'error').mockImplementation(() => {})
  const fragment = { kind: 'component' as const, remote: 'mf-sample', Component, html }
  render(<RemoteFragment name="page" fragment={fragment} props={{}} />)
  expect(said).toHaveBeenCalledWith(`Remote mf-sample failed in page; ${outcome}.`, expect.any(Error))
})
