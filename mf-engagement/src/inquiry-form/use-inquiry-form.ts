import { useForm } from 'shared-ui/forms'
import { useEffect, useRef } from 'react'
import { sharedWords } from '../../content/forms/shared-words'
import type { Entries, InquiryDefinition } from './inquiry-definition'
import { schemaResolver } from './schema-resolver'
import { sendInquiry } from './send-inquiry'
import { sendUnderWay, startSend } from './sends-under-way'
import { useKeptEntries } from './use-kept-entries'
import { useSend } from './use-send'

/** The states of an inquiry form (SPEC section 4): idle, sending, then success or failure. */
export function useInquiryForm(definition: InquiryDefinition) {
  const { kind, schema, content } = definition
  const form = useForm<Entries>({ resolver: schemaResolver(schema), shouldFocusError: false })
  const { outcome, isSending, follow } = useSend(kind, form)
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

  const submit = form.handleSubmit((entries) => {
    const signals = {
      wording: sharedWords.privacy.version,
      trap: trap.current?.value ?? '',
      shownAt: shownAt.current,
    }
    const send = () => sendInquiry(definition, entries, signals)
    return follow(startSend(kind, form.getValues, send))
  })

  const onSubmit = async (event: { preventDefault: () => void }) => {
    event.preventDefault()
    if (isUnderWay.current || sendUnderWay(kind)) return
    isUnderWay.current = true
    await submit().finally(() => (isUnderWay.current = false))
  }

  return { form, errors, outcome, isSending, onSubmit, trap, summary }
}
