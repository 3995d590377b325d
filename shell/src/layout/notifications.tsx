import { useToasts } from 'shared-ui'
import { lazy, Suspense } from 'react'

const Toaster = lazy(async () => ({ default: (await import('shared-ui/forms')).Toaster }))

/** Shows what any section raises; loads its code with the first notification. */
export function Notifications() {
  const raised = useToasts(({ toasts }) => toasts.length > 0)
  return raised ? (
    <Suspense fallback={null}>
      <Toaster />
    </Suspense>
  ) : null
}
