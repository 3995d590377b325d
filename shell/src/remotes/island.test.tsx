// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react'
import { Island } from './island'

it.each(['focusIn', 'pointerEnter'] as const)('asks for its code on %s, once', (event) => {
  const load = vi.fn<() => Promise<never>>(() => new Promise(() => {}))
  const fragment = { kind: 'island' as const, remote: 'mf-sample', html: '', load }
  render(<Island name="footer.newsletter" fragment={fragment} frame={{ role: 'region' }} />)
  expect(load).not.toHaveBeenCalled()
  fireEvent[event](screen.getByRole('region'))
  fireEvent[event](screen.getByRole('region'))
  expect(load).toHaveBeenCalledOnce()
})

it('asks again after a failure', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {})
  const load = vi.fn<() => Promise<never>>().mockRejectedValue(new Error('unreachable'))
  const fragment = { kind: 'island' as const, remote: 'mf-sample', html: '', load }
  render(<Island name="footer.newsletter" fragment={fragment} frame={{ role: 'region' }} />)
  fireEvent.focusIn(screen.getByRole('region'))
  await expect.poll(() => said).toHaveBeenCalledOnce()
  fireEvent.focusIn(screen.getByRole('region'))
  expect(load).toHaveBeenCalledTimes(2)
})
