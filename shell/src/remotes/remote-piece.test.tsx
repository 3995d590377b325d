// @vitest-environment happy-dom
import { render } from '@testing-library/react'
import * as fullLoad from '../navigation/full-load'
import { RemotePiece } from './remote-piece'

const Component = (): never => {
  throw new Error('broken on purpose')
}

it.each([
  ['was served with its document', '<p>Served</p>', 'its prerendered content stays'],
  ['came by client navigation', undefined, 'the page is loaded from the server'],
])('a piece that fails and %s: the console says what becomes of it', (_, html, outcome) => {
  vi.spyOn(fullLoad, 'fullLoad').mockImplementation(() => {})
  const said = vi.spyOn(console, 'error').mockImplementation(() => {})
  const piece = { kind: 'component' as const, remote: 'mf-sample', Component, html }
  render(<RemotePiece name="page" piece={piece} props={{}} />)
  expect(said).toHaveBeenCalledWith(`Remote mf-sample failed in page; ${outcome}.`, expect.any(Error))
})
