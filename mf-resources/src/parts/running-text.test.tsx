// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import { RunningText } from './running-text'

it('marks Sanskrit terms', () => {
  render(<RunningText text="The power of agni, at 5:30–6:00 AM." />)
  expect(screen.getByText('agni').lang).toBe('sa-Latn')
})

it.each(['8-1-1', '5:30–6:00 AM'])('keeps %s in one piece', (piece) => {
  render(<RunningText text={`Call or wake, ${piece}, as the text says.`} />)
  expect(screen.getByText(piece).className).toContain('whitespace-nowrap')
})
