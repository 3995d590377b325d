import { act, fireEvent, render, screen } from '@testing-library/react'
import { OnButton } from './tooltip.examples'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('names its child after the pointer has rested on it for 700 ms', async () => {
  render(<OnButton />)
  fireEvent.pointerMove(screen.getByRole('button'))
  await act(() => vi.advanceTimersByTimeAsync(699))
  expect(screen.queryByRole('tooltip')).toBeNull()
  await act(() => vi.advanceTimersByTimeAsync(1))
  expect(screen.getByRole('tooltip').textContent).toBe('LinkedIn')
})

it('names its child at once on keyboard focus', async () => {
  render(<OnButton />)
  await act(async () => screen.getByRole('button').focus())
  expect(screen.getByRole('tooltip').textContent).toBe('LinkedIn')
})
