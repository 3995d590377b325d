// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import { sanskritText } from './sanskrit-text'

const Text = sanskritText(['ama', 'agni', 'rasa', 'rasa shastra'])

it('marks a Sanskrit term with its language and does not change the sentence', () => {
  const { container } = render(<Text text="The power of agni, in rasa shastra." />)
  expect(screen.getByText('agni').lang).toBe('sa-Latn')
  expect(screen.getByText('rasa shastra').lang).toBe('sa-Latn')
  expect(container.textContent).toBe('The power of agni, in rasa shastra.')
})

it('does not mark words that only contain a term', () => {
  const { container } = render(<Text text="A drama about llamas." />)
  expect(container.querySelector('[lang]')).toBeNull()
})
