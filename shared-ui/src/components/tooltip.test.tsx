// @vitest-environment happy-dom
import { act, fireEvent, render, screen } from '@testing-library/react'
import { OnButton } from './tooltip.examples'

beforeEach(() => void vi.useFakeTimers())

const button = () => screen.getByRole('button')
const tooltip = () => screen.queryByRole('tooltip')
const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))

async function rest(pointerType: string): Promise<void> {
  fireEvent.pointerOver(button(), { pointerType })
  await wait(700)
}

it('names its child after the pointer has rested on it for 700 ms', async () => {
  render(<OnButton />)
  fireEvent.pointerOver(button(), { pointerType: 'mouse' })
  await wait(699)
  expect(tooltip()).toBeNull()
  await wait(1)
  expect(tooltip()?.textContent).toBe('LinkedIn')
  expect(button().getAttribute('aria-describedby')).toBe(tooltip()?.id)
})

it('stays while the pointer is on it, and closes when the pointer leaves', async () => {
  render(<OnButton />)
  await rest('mouse')
  fireEvent.pointerOut(button(), { relatedTarget: tooltip() })
  expect(tooltip()).not.toBeNull()
  fireEvent.pointerOut(screen.getByText('LinkedIn'), { relatedTarget: document.body })
  expect(tooltip()).toBeNull()
})

it('does not open if the pointer leaves earlier, is pressed, or is a finger', async () => {
  render(<OnButton />)
  for (const leave of [fireEvent.pointerOut, fireEvent.pointerDown]) {
    fireEvent.pointerOver(button(), { pointerType: 'mouse' })
    leave(button(), { relatedTarget: document.body })
    await wait(700)
    expect(tooltip()).toBeNull()
  }
  await rest('touch')
  expect(tooltip()).toBeNull()
})

it('names its child at once on keyboard focus, until Escape', async () => {
  render(<OnButton />)
  await act(async () => button().focus())
  expect(tooltip()?.textContent).toBe('LinkedIn')
  fireEvent.keyDown(document.body, { key: 'Escape' })
  expect(tooltip()).toBeNull()
  expect(button().hasAttribute('aria-describedby')).toBe(false)
})
