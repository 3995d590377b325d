// @vitest-environment happy-dom
import { act, fireEvent, render } from '@testing-library/react'
import { ScrollEdge } from './scroll-edge'

beforeEach(() => void vi.useFakeTimers())

it('scrolls the list every 50 ms while the pointer rests on it, and stops when it leaves', async () => {
  const list = document.createElement('ul')
  const { container } = render(<ScrollEdge list={{ current: list }} direction={1} />)
  const edge = container.firstElementChild!
  fireEvent.pointerEnter(edge)
  await act(() => vi.advanceTimersByTimeAsync(49))
  expect(list.scrollTop).toBe(0)
  await act(() => vi.advanceTimersByTimeAsync(1))
  const step = list.scrollTop
  expect(step).toBeGreaterThan(0)
  await act(() => vi.advanceTimersByTimeAsync(100))
  expect(list.scrollTop).toBe(3 * step)
  fireEvent.pointerLeave(edge)
  await act(() => vi.advanceTimersByTimeAsync(500))
  expect(list.scrollTop).toBe(3 * step)
})
