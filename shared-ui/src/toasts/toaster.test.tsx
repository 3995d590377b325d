// @vitest-environment happy-dom
import { act, render, waitFor } from '@testing-library/react'
import { useToasts } from './toast-store'
import { Toaster } from './toaster'

it('announces the title and the description as words of their own', async () => {
  onTestFinished(() => useToasts.setState({ toasts: [] }))
  render(<Toaster />)
  act(() => useToasts.getState().show({ title: 'Message Sent', description: 'Thank you', tone: 'success' }))
  await waitFor(() =>
    expect(document.querySelector('[aria-live=assertive]')?.textContent).toBe(
      'Notification Message Sent Thank you',
    ),
  )
})
