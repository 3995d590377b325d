import { Button } from '../components/button'
import { useToasts } from './toast-store'
import { Toaster } from './toaster'

const notices = {
  success: { title: 'Message Sent', description: "We'll respond within 24 hours." },
  error: { title: 'Error', description: 'Failed to send message. Please try again.' },
}

function Raise({ tone }: { tone: keyof typeof notices }) {
  const show = useToasts((store) => store.show)
  return <Button onClick={() => show({ tone, ...notices[tone] })}>Raise: {tone}</Button>
}

export const Raised = () => (
  <>
    <Raise tone="success" /> <Raise tone="error" />
    <Toaster />
  </>
)
