import { useToasts } from 'shared-ui'
import { useEffect, useState, useSyncExternalStore } from 'react'

const isInForm = (target: EventTarget | null) => target instanceof Element && target.closest('form') !== null

/** Loads the code of notifications when a form gets the focus: a message that sending failed must not need the network. */
function useToasterCode(raised: boolean) {
  const [code, setCode] = useState<typeof import('shared-ui/toaster') | 'failed'>()
  useEffect(() => {
    const load = () => void import('shared-ui/toaster').then(setCode, () => raised && setCode('failed'))
    const onFocus = ({ target }: FocusEvent) => isInForm(target) && load()
    if (raised) load()
    document.addEventListener('focusin', onFocus)
    return () => document.removeEventListener('focusin', onFocus)
  }, [raised])
  return code
}

function onClose(listener: () => void) {
  document.addEventListener('close', listener, true)
  return () => document.removeEventListener('close', listener, true)
}

/** Whether the page is under a modal dialog. */
const isCovered = () => document.querySelector('dialog:modal') !== null

/** Shows the notifications. While the menu is open, they wait: below a modal dialog, nothing is announced and nothing can be read. */
export function Notifications() {
  const { toasts, remove } = useToasts()
  const raised = toasts.length > 0
  const code = useToasterCode(raised)
  const covered = useSyncExternalStore(onClose, isCovered, () => false)
  // Without the code, nothing else removes them.
  useEffect(() => {
    if (code !== 'failed') return
    const timer = setTimeout(() => toasts.forEach(({ id }) => remove(id)), 5000)
    return () => clearTimeout(timer)
  }, [code, toasts, remove])
  if (!raised || !code || covered) return null
  if (code !== 'failed') return <code.Toaster />
  // The form itself shows how sending ended, but screen readers do not say it.
  return toasts.map(({ id, title, description }) => (
    <p key={id} role="alert" className="sh:sr-only">
      {title} {description}
    </p>
  ))
}
