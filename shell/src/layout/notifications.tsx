import { useToasts } from 'shared-ui'
import { useEffect, useState } from 'react'

const isInForm = (target: EventTarget | null) => target instanceof Element && target.closest('form') !== null

/**
 * Loads the code of notifications when somebody enters something into a form: a message that sending failed must not need the network
 * then.
 */
function useToasterCode(raised: boolean) {
  const [code, setCode] = useState<typeof import('shared-ui/toaster')>()
  useEffect(() => {
    // Without it, the form itself reports how sending ended.
    const load = () => void import('shared-ui/toaster').then(setCode, () => {})
    const onFocus = ({ target }: FocusEvent) => isInForm(target) && load()
    if (raised) load()
    document.addEventListener('focusin', onFocus)
    return () => document.removeEventListener('focusin', onFocus)
  }, [raised])
  return code
}

export function Notifications() {
  const raised = useToasts(({ toasts }) => toasts.length > 0)
  const code = useToasterCode(raised)
  return raised && code ? <code.Toaster /> : null
}
