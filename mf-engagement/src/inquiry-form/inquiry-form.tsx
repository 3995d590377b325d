import { Button, thanksId } from 'shared-ui'
import { ErrorSummary } from 'shared-ui/forms'
import { sharedWords } from '../../content/forms/shared-words'
import { FormSignalFields } from './form-signal-fields'
import type { InquiryDefinition } from './inquiry-definition'
import { InquiryFieldControl } from './inquiry-field-control'
import { FormOutcome, NoticeText } from './form-outcome'
import { PrivacyNote } from './privacy-note'
import { useInquiryForm } from './use-inquiry-form'

/** Not a prop: the served form needs the browser's checks, and a prop set after hydration would render the form twice. */
function disableBrowserChecks(form: HTMLFormElement | null) {
  if (form) form.noValidate = true
}

/**
 * An inquiry form. Without scripts it posts natively, with the browser's own checks; once hydrated it makes the call itself
 * and shows the site's messages.
 */
export function InquiryForm({ definition }: { definition: InquiryDefinition }) {
  const { kind, content } = definition
  const { form, errors, outcome, isSending, onSubmit, honeypot, summary } = useInquiryForm(definition)
  const mistakes = content.fields.flatMap(({ name }) => {
    const message = errors[name]?.message
    return message ? [{ id: `${kind}-${name}`, message }] : []
  })
  return (
    <form
      method="post"
      action={`/forms/${kind}`}
      ref={disableBrowserChecks}
      onSubmit={onSubmit}
      className="en:relative"
    >
      {mistakes.length > 0 && (
        <ErrorSummary ref={summary} title={sharedWords.errorSummaryTitle} errors={mistakes} />
      )}
      <div className="en:grid en:gap-5 en:sm:grid-cols-2">
        {content.fields.map((field) => (
          <div key={field.name} className={field.half ? undefined : 'en:sm:col-span-2'}>
            <InquiryFieldControl field={field} kind={kind} form={form} />
          </div>
        ))}
      </div>
      <FormSignalFields ref={honeypot} consentVersion={sharedWords.privacy.version} />
      <PrivacyNote />
      <Button
        type="submit"
        variant="green"
        aria-disabled={isSending}
        className="en:mt-6 en:w-full en:sm:w-auto"
      >
        {isSending ? content.sending : content.submit}
      </Button>
      <FormOutcome outcome={outcome} content={content} />
      {outcome === 'none' && !isSending && (
        <div id={thanksId(kind)} tabIndex={-1} className="thanks en:mt-6">
          <NoticeText tone="success" {...content.success} />
        </div>
      )}
    </form>
  )
}
