import { thanksId } from 'contract/native-forms'
import { Button } from '../../components/button'
import { ErrorSummary } from '../error-summary'
import { formWords } from './form-words'
import { FormSignalFields } from './form-signal-fields'
import type { InquiryDefinition } from './inquiry-definition'
import { InquiryFieldControl } from './inquiry-field-control'
import { FormOutcome, NoticeText } from './form-outcome'
import { PrivacyNote } from './privacy-note'
import { useInquiryForm } from './use-inquiry-form'

/**
 * Turns the browser's checks off, not by a prop: the served form needs them, and a prop set after hydration would render the form twice.
 * The form is empty when it leaves the page: after a reload, Firefox would fill in what it held in the form of another page.
 */
function takeOver(form: HTMLFormElement) {
  form.noValidate = true
  return () => form.reset()
}

/**
 * The form of an inquiry: one of the service's own types, or one that the remote brings with its schema. Without scripts it posts
 * natively, with the browser's own checks; once hydrated it makes the call itself and shows the site's messages.
 */
export function InquiryForm({ definition }: { definition: InquiryDefinition }) {
  const { kind, content } = definition
  const { form, errors, state, isUntouched, onSubmit, honeypot, summary } = useInquiryForm(definition)
  const mistakes = content.fields.flatMap(({ name }) => {
    const message = errors[name]?.message
    return message ? [{ id: `${kind}-${name}`, message }] : []
  })
  return (
    <form method="post" action={`/forms/${kind}`} ref={takeOver} onSubmit={onSubmit} className="ui:relative">
      {mistakes.length > 0 && (
        <ErrorSummary ref={summary} title={formWords.errorSummaryTitle} errors={mistakes} />
      )}
      <div className="ui:grid ui:gap-5 ui:sm:grid-cols-2">
        {content.fields.map((field) => (
          <div key={field.name} className={field.half ? undefined : 'ui:sm:col-span-2'}>
            <InquiryFieldControl field={field} kind={kind} form={form} />
          </div>
        ))}
      </div>
      <FormSignalFields ref={honeypot} consentVersion={formWords.privacy.version} />
      <PrivacyNote />
      <Button type="submit" aria-disabled={state === 'sending'} className="ui:mt-6 ui:w-full ui:sm:w-auto">
        {state === 'sending' ? content.sending : content.submit}
      </Button>
      <FormOutcome state={state} content={content} />
      {isUntouched && (
        <div id={thanksId(kind)} tabIndex={-1} className="kit-thanks ui:mt-6">
          <NoticeText tone="success" {...content.success} />
        </div>
      )}
    </form>
  )
}
