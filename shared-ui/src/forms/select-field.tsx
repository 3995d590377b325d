import { useEffect, useRef, type ComponentProps, type RefObject } from 'react'
import { cn } from '../components/cn'
import { controlLook } from './control-look'
import { fieldAria, FieldFrame, type FieldProps } from './field-frame'
import { requireValues, type SelectOption } from './select-option'
import { useListboxCode } from './use-listbox-code'

/** What a select shows and reports; a choice of an inquiry form takes part of it. */
export interface SelectFieldProps extends FieldProps {
  name: string
  options: SelectOption[]
  /** Shown until an option is chosen. */
  placeholder: string
  /** The chosen value, or an empty string. */
  value: string
  onChange: (value: string) => void
  /** The parameter of an address that chooses an option, such as `program` of `?program=PKT`. */
  query?: string | undefined
}

/** A select: the browser's own first, the kit's listbox once its code is loaded. */
export function SelectField({
  name,
  options,
  placeholder,
  value,
  onChange,
  query,
  ...field
}: SelectFieldProps) {
  requireValues(options)
  const select = useRef<HTMLSelectElement>(null)
  const code = useListboxCode(select)
  const { id, required } = field
  const control = { id, options, placeholder, value, onChange, required, ...fieldAria(field) }
  return (
    <FieldFrame {...field}>
      {code ? (
        <>
          <code.Listbox {...control} labelId={`${id}-label`} />
          <input type="hidden" name={name} value={value} />
        </>
      ) : (
        <NativeSelect {...control} name={name} data-query={query} ref={select} />
      )}
    </FieldFrame>
  )
}

interface NativeSelectProps extends Omit<ComponentProps<'select'>, 'onChange' | 'ref'> {
  'data-query': string | undefined
  options: SelectOption[]
  placeholder: string
  onChange: (value: string) => void
  ref: RefObject<HTMLSelectElement | null>
}

function NativeSelect({ options, placeholder, onChange, ref, ...props }: NativeSelectProps) {
  // Reports an option chosen before hydration. Not in a layout effect: the form subscribes in one of its own, which runs later.
  useEffect(() => {
    if (ref.current?.value) onChange(ref.current.value)
  }, [ref, onChange])
  return (
    <select
      {...props}
      ref={ref}
      onChange={({ target }) => onChange(target.value)}
      className={cn(controlLook, 'ui:min-h-12')}
    >
      <option value="">{placeholder}</option>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  )
}
