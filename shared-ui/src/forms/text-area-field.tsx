import type { ComponentProps } from 'react'
import { cn } from '../components/cn'
import { controlLook } from './control-look'
import { fieldAria, FieldFrame, type FieldProps } from './field-frame'

/** A text area with its label and error. */
export function TextAreaField({
  id,
  label,
  hint,
  error,
  required,
  className,
  ...props
}: FieldProps & ComponentProps<'textarea'>) {
  const field = { id, label, hint, error, required }
  return (
    <FieldFrame {...field}>
      <textarea
        {...props}
        {...fieldAria(field)}
        id={id}
        required={required}
        className={cn(controlLook, className)}
      />
    </FieldFrame>
  )
}
