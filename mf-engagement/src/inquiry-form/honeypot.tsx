import type { ComponentProps } from 'react'
import { sharedWords } from '../../content/forms/shared-words'
import { honeypotName } from './form-kinds'

/** A field that only programs fill in. */
export function Honeypot(props: Pick<ComponentProps<'input'>, 'ref'>) {
  return (
    <div aria-hidden="true" className="unseen-field">
      <label>
        {sharedWords.honeypotLabel}
        <input {...props} type="text" name={honeypotName} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  )
}
