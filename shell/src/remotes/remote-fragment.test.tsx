// @vitest-environment happy-dom
import { render } from '@testing-library/react'
import * as fullLoad from '../release/full-load'
import { capturePrerenderedHtml } from './prerendered-html'
import * as html from './published-html'
import { RemoteFragment } from './remote-fragment'

const Component = (): never => {
  throw new Error('broken on purpose')
}

beforeAll(() => {
  document.body.innerHTML = '<div data-fragment="page"><input></div>'
  capturePrerenderedHtml()
})

it.each([
  ['was served with its document', true, 'its prerendered content stays', 0],
  ['came by client navigation', undefined, 'the page is loaded from the server', 1],
])('a fragment that fails and %s: the console says what becomes of it', (_, isServed, outcome, loads) => {
  const load = vi.spyOn(fullLoad, 'fullLoad').mockImplementation(() => {})
  const said = vi.spyOn(console, 'error').mockImplementation(() => {})
  const fragment = { kind: 'component' as const, remote: 'mf-sample', Component, isServed }
  const { container } = render(<RemoteFragment name="page" fragment={fragment} props={{}} />)
  expect(said).toHaveBeenCalledWith(`Remote mf-sample failed in page; ${outcome}.`, expect.any(Error))
  expect(load).toHaveBeenCalledTimes(loads)
  expect(container.querySelector('input') !== null).toBe(isServed === true)
})

it('a served fragment keeps what the visitor has entered in it when the page is rendered again', () => {
  // As with Trusted Types: another object each time.
  vi.spyOn(html, 'publishedHtml').mockImplementation(Object)
  const fragment = { kind: 'html' as const, remote: 'mf-sample' }
  const shown = () => <RemoteFragment name="page" fragment={fragment} props={{}} />
  const { container, rerender } = render(shown())
  const input = container.querySelector('input')
  expect(input).not.toBeNull()
  rerender(shown())
  expect(container.querySelector('input')).toBe(input)
})
