// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { resolved, type LoadedPage } from './loaded-page'
import { Site } from './site'

const page: LoadedPage = {
  title: 'About',
  head: '',
  params: {},
  page: { kind: 'html', section: 'shell', html: '<h1>About</h1>' },
  slots: {},
}
const source = { visit: () => resolved(page), prefetch: () => {} }

it('the first focus stop of a page leads past the header', () => {
  const { container } = render(<Site source={source} navigation={[]} />, { wrapper: MemoryRouter })
  const first = container.querySelector('a[href], button, summary, [tabindex="0"]')
  expect(first?.textContent).toBe('Skip to the content')
  expect(first?.getAttribute('href')).toBe(`#${screen.getByRole('main').id}`)
})
