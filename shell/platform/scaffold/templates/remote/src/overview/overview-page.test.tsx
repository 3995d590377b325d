// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import { SlotProvider } from 'shared-ui'
import { expect, it } from 'vitest'
import { overview } from '../../content/overview'
import OverviewPage from './overview-page'

const headings = (level: number) =>
  screen.getAllByRole('heading', { level }).map((heading) => heading.textContent)

it('has one main heading, and one for every topic', () => {
  render(<OverviewPage />)
  expect(headings(1)).toEqual([overview.title])
  expect(headings(3)).toEqual(overview.topics.map(({ title }) => title))
})

it('ends with the content of another remote in its slot', () => {
  const { container } = render(
    <SlotProvider value={(name) => <p>filled: {name}</p>}>
      <OverviewPage />
    </SlotProvider>,
  )
  expect(container.lastElementChild?.textContent).toBe('filled: admissions.inquiry')
})
