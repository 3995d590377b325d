import { formSignalFields, writeCall } from 'shared-ui'
import { signalHeaders } from 'shared-ui/form-signals'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { newsletter } from '../../content/newsletter'

/** "Thanks!" is shown for this many milliseconds. */
const thanksDuration = 3000

const textOf = (data: FormData, name: string) => {
  const value = data.get(name)
  return typeof value === 'string' ? value.trim() : ''
}

/** The states of the newsletter box: idle, then "Thanks!" and an empty field, or an alert. */
export function useNewsletter() {
  // A count, so that a second success restarts the timer.
  const [thanks, setThanks] = useState(0)
  const [isUntouched, setIsUntouched] = useState(true)
  const [shownAt] = useState(() => performance.now())
  const isSubmitting = useRef(false)
  useEffect(() => {
    if (thanks === 0) return
    const timer = setTimeout(() => setThanks(0), thanksDuration)
    return () => clearTimeout(timer)
  }, [thanks])

  const subscribe = async (form: HTMLFormElement) => {
    const data = new FormData(form)
    const email = textOf(data, 'email')
    if (email === '') return
    setIsUntouched(false)
    const honeypot = textOf(data, formSignalFields.trap)
    const { consentVersion } = newsletter
    const headers = signalHeaders({ consentVersion, honeypot, shownAt })
    try {
      await writeCall('POST', '/api/newsletter', { email }, headers)
      // An address typed during the send was not sent, so it stays.
      if (textOf(new FormData(form), 'email') === email) form.reset()
      setThanks((count) => count + 1)
    } catch (error) {
      console.error(error)
      alert(newsletter.failure)
    }
  }

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isSubmitting.current) return
    isSubmitting.current = true
    await subscribe(event.currentTarget).finally(() => (isSubmitting.current = false))
  }

  return { isThanked: thanks > 0, isUntouched, onSubmit }
}
