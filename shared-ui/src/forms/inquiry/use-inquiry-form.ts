import { useForm } from 'react-hook-form'
import { useEffect, useRef, useState } from 'react'
import { formWords } from './form-words'
import type { Entries, InquiryDefinition } from './inquiry-definition'
import { schemaResolver } from './schema-resolver'
import { sendInquiry } from './send-inquiry'
import { pendingSend, startSend } from './pending-sends'
import { useSavedEntries } from './use-saved-entries'
import { useSend } from './use-send'

/** The states of an inquiry form: idle, sending, then success or failure. */
export function useInquiryForm(definition: InquiryDefinition) {
  const { kind, schema, initial } = definition
  const form = useForm<Entries>({
    defaultValues: initial,
    resolver: schemaResolver(schema),
    shouldFocusError: false,
  })
  const { state, follow, clear } = useSend(kind, form)
  const [shownAt] = useState(() => performance.now())
  const honeypot = useRef<HTMLInputElement>(null)
  const summary = useRef<HTMLDivElement>(null)
  const { submitCount, errors, isSubmitting } = form.formState
  useSavedEntries(definition, form)

  // Only a submit moves the focus; messages also change while the visitor types.
  useEffect(() => {
    if (submitCount > 0) summary.current?.focus()
  }, [submitCount])

  const submit = form.handleSubmit((entries) => {
    const signals = {
      consentVersion: formWords.privacy.version,
      honeypot: honeypot.current?.value ?? '',
      shownAt,
    }
    const send = () => sendInquiry(definition, entries, signals)
    return follow(startSend(kind, form.getValues, send))
  }, clear)

  const onSubmit = async (event: { preventDefault: () => void }) => {
    event.preventDefault()
    // The pending send can be an earlier one: a visitor who left the page and came back has a new form.
    if (!isSubmitting && !pendingSend(kind)) await submit()
  }

  const isUntouched = state === 'idle' && submitCount === 0
  return { form, errors, state, isUntouched, onSubmit, honeypot, summary }
}
