import type { ReactNode } from 'react'

/** The props of every form field. */
export interface FieldProps {
  /** The control's id; the error summary links to it. */
  id: string
  label: string
  required?: boolean
  /** A hint below the label. */
  hint?: string | undefined
  /** The error message of the entry. */
  error?: string | undefined
}

/** The attributes that connect a control with its hint and its error. */
export function fieldAria({ id, hint, error }: FieldProps) {
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return { 'aria-describedby': describedBy || undefined, 'aria-invalid': error ? true : undefined }
}

/** A control with its visible label above and its error below. */
export function FieldFrame({
  id,
  label,
  required,
  hint,
  error,
  children,
}: FieldProps & { children: ReactNode }) {
  return (
    <div className="ui:flex ui:min-w-0 ui:flex-col ui:gap-1.5">
      {/* The listbox is no native control: its label would not focus it by itself. */}
      <label
        id={`${id}-label`}
        htmlFor={id}
        onClick={() => document.getElementById(id)?.focus()}
        className="ui:w-fit ui:font-semibold"
      >
        {label}
        {required && <span className="ui:font-normal ui:text-muted"> (required)</span>}
      </label>
      {hint && (
        <p id={`${id}-hint`} className="ui:-mt-1 ui:text-sm ui:text-muted">
          {hint}
        </p>
      )}
      {children}
      {error && (
        <p id={`${id}-error`} className="ui:text-sm ui:font-semibold ui:text-error">
          {error}
        </p>
      )}
    </div>
  )
}
