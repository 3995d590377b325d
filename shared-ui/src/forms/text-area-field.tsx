import type { ComponentProps } from 'react'
import { cn } from '../components/cn'
import { controlLook } from './control-look'
import { fieldAria, FieldFrame, type FieldProps } from './field-frame'

/** A text area with its label and error. */
export function TextAreaField({
  label,
  hint,
  error,
  className,
  ...props
}: FieldProps & ComponentProps<'textarea'>) {
  const { id, required } = props
  const field = { id, label, hint, error, required }
  return (
    <FieldFrame {...field}>
      <textarea {...props} {...fieldAria(field)} className={cn(controlLook, className)} />
    </FieldFrame>
  )
}
