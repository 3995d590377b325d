import type { ComponentProps } from 'react'
import { cn } from '../components/cn'
import { controlLook } from './control-look'
import { fieldAria, FieldFrame, type FieldProps } from './field-frame'

/** A text input with its label and error. */
export function TextField({ label, hint, error, className, ...props }: FieldProps & ComponentProps<'input'>) {
  const { id, required } = props
  const field = { id, label, hint, error, required }
  return (
    <FieldFrame {...field}>
      <input
        type="text"
        {...props}
        {...fieldAria(field)}
        className={cn(controlLook, 'ui:min-h-12', className)}
      />
    </FieldFrame>
  )
}
