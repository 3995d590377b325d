import { useToasts } from './toast-store'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => useToasts.setState({ toasts: [] }))

const show = (title: string) => useToasts.getState().show({ title, description: '', tone: 'success' })
const shown = () => useToasts.getState().toasts

it('shows one notification at a time: the newest', () => {
  show('First')
  show('Second')
  expect(shown()).toMatchObject([{ title: 'Second', open: true }])
})

it('closes a dismissed notification at once and removes it after 1,000,000 ms', () => {
  show('Sent')
  useToasts.getState().dismiss(shown()[0]?.id ?? 0)
  expect(shown()).toMatchObject([{ title: 'Sent', open: false }])
  vi.advanceTimersByTime(999_999)
  expect(shown()).toHaveLength(1)
  vi.advanceTimersByTime(1)
  expect(shown()).toEqual([])
})

it('never takes a newer notification for a dismissed one', () => {
  show('First')
  useToasts.getState().dismiss(shown()[0]?.id ?? 0)
  show('Second')
  vi.advanceTimersByTime(1_000_000)
  expect(shown()).toMatchObject([{ title: 'Second', open: true }])
})
