import { formSignalFields, writeCall } from 'shared-ui'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { newsletter } from '../../content/newsletter'
import { signalHeaders } from '../inquiry-form/form-signals'

/** SPEC section 9: "Thanks!" stands for this many milliseconds. */
const thanksDuration = 3000

const textOf = (data: FormData, name: string) => {
  const value = data.get(name)
  return typeof value === 'string' ? value.trim() : ''
}

/** The newsletter box's states: idle, then "Thanks!" for a while and an empty field, or an alert. */
export function useNewsletter() {
  // Counts the thanks, so that a second one starts its own time.
  const [thanks, setThanks] = useState(0)
  const [isHydrated, setIsHydrated] = useState(false)
  const shownAt = useRef(0)
  const isUnderWay = useRef(false)
  useEffect(() => {
    shownAt.current = performance.now()
    setIsHydrated(true)
  }, [])
  useEffect(() => {
    if (thanks === 0) return
    const timer = setTimeout(() => setThanks(0), thanksDuration)
    return () => clearTimeout(timer)
  }, [thanks])

  const subscribe = async (form: HTMLFormElement) => {
    const data = new FormData(form)
    const email = textOf(data, 'email')
    if (email === '') return
    const trap = textOf(data, formSignalFields.trap)
    const headers = signalHeaders({ wording: newsletter.consentVersion, trap, shownAt: shownAt.current })
    try {
      await writeCall('POST', '/api/newsletter', { email }, headers)
      // Another address that was typed meanwhile was not sent: it stays.
      if (textOf(new FormData(form), 'email') === email) form.reset()
      setThanks((count) => count + 1)
    } catch (error) {
      console.error(error)
      alert(newsletter.failure)
    }
  }

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isUnderWay.current) return
    isUnderWay.current = true
    await subscribe(event.currentTarget).finally(() => (isUnderWay.current = false))
  }

  return { isHydrated, isThanked: thanks > 0, onSubmit }
}
