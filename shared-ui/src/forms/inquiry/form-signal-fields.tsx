import { formSignalFields } from 'contract/native-forms'
import type { ComponentProps } from 'react'

/** Hidden fields of a form that posts without scripts: the consent version, and a honeypot that only bots fill in. */
export function FormSignalFields({
  consentVersion,
  ref,
}: { consentVersion: string } & Pick<ComponentProps<'input'>, 'ref'>) {
  return (
    <>
      <input type="hidden" name={formSignalFields.wording} value={consentVersion} />
      <div aria-hidden="true" className="kit-unseen-field">
        <label>
          Leave this field empty
          <input ref={ref} type="text" name={formSignalFields.trap} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
    </>
  )
}
