import { useToasts, writeCall } from 'shared-ui'
import { useForm } from 'shared-ui/forms'
import { useEffect, useRef, useState } from 'react'
import { sharedWords } from '../../content/forms/shared-words'
import { signalHeaders } from './form-signals'
import { forgetIdempotencyKey, idempotencyKey } from './idempotency-key'
import type { Entries, InquiryDefinition } from './inquiry-definition'
import { forgetEntries } from './kept-entries'
import { schemaResolver } from './schema-resolver'
import { useKeptEntries } from './use-kept-entries'

type Outcome = 'none' | 'success' | 'error'

/** The states of an inquiry form (SPEC section 4): idle, sending, then success or failure. */
export function useInquiryForm({ kind, type, schema, content }: InquiryDefinition) {
  const form = useForm<Entries>({ resolver: schemaResolver(schema), shouldFocusError: false })
  const [outcome, setOutcome] = useState<Outcome>('none')
  const [isSending, setIsSending] = useState(false)
  const isUnderWay = useRef(false)
  const shownAt = useRef(0)
  const trap = useRef<HTMLInputElement>(null)
  const summary = useRef<HTMLDivElement>(null)
  const { submitCount, errors } = form.formState
  useKeptEntries(
    kind,
    content.fields.map(({ name }) => name),
    form,
  )

  useEffect(() => {
    shownAt.current = performance.now()
  }, [])
  // Only a submit moves the focus, not a message that changes while somebody types.
  useEffect(() => {
    if (submitCount > 0) summary.current?.focus()
  }, [submitCount])

  const send = async (entries: Entries) => {
    const payload = { ...entries, type }
    await writeCall('POST', '/api/inquiries', payload, {
      'idempotency-key': idempotencyKey(kind, payload),
      ...signalHeaders({
        wording: sharedWords.privacy.version,
        trap: trap.current?.value ?? '',
        shownAt: shownAt.current,
      }),
    })
  }

  const settle = (result: 'success' | 'error') => {
    setOutcome(result)
    useToasts.getState().show({ ...content[result], tone: result })
  }

  const submit = form.handleSubmit(async (entries) => {
    const typed = JSON.stringify(form.getValues())
    setIsSending(true)
    setOutcome('none')
    try {
      await send(entries)
    } catch (error) {
      console.error(error)
      settle('error')
      return
    } finally {
      setIsSending(false)
    }
    forgetIdempotencyKey(kind)
    // What was typed meanwhile was not sent: it stays.
    if (JSON.stringify(form.getValues()) === typed) {
      form.reset()
      forgetEntries(kind)
    }
    settle('success')
  })

  const onSubmit = async (event: { preventDefault: () => void }) => {
    event.preventDefault()
    if (isUnderWay.current) return
    isUnderWay.current = true
    await submit().finally(() => (isUnderWay.current = false))
  }

  return { form, errors, outcome, isSending, onSubmit, trap, summary }
}
