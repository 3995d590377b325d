import { formSignalFields } from 'shared-ui'
import type { ComponentProps } from 'react'
import { sharedWords } from '../../content/forms/shared-words'

/** What a native post tells the service beside the entries: the words shown, and a field that only programs fill in. */
export function FormSignalFields({
  wording,
  ref,
}: { wording: string } & Pick<ComponentProps<'input'>, 'ref'>) {
  return (
    <>
      <input type="hidden" name={formSignalFields.wording} value={wording} />
      <div aria-hidden="true" className="unseen-field">
        <label>
          {sharedWords.trapLabel}
          <input ref={ref} type="text" name={formSignalFields.trap} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
    </>
  )
}
