import { useEffect, useLayoutEffect, useRef, type ComponentProps, type RefObject } from 'react'
import { cn } from '../components/cn'
import { controlLook } from './control-look'
import { fieldAria, FieldFrame, type FieldProps } from './field-frame'
import { Listbox } from './listbox'
import { requireValues, type SelectOption } from './select-option'
import { useHydrated } from './use-hydrated'

interface SelectFieldProps extends FieldProps {
  name: string
  options: SelectOption[]
  /** Shown while nothing is chosen. */
  placeholder: string
  /** The chosen value, or an empty string. */
  value: string
  onChange: (value: string) => void
}

/** A choice from a list: the browser's own select in the served page, the kit's listbox once the page is hydrated. */
export function SelectField({ name, options, placeholder, value, onChange, ...field }: SelectFieldProps) {
  requireValues(options)
  const isHydrated = useHydrated()
  const wasFocused = useRef(false)
  useLayoutEffect(() => {
    if (wasFocused.current) document.getElementById(field.id)?.focus()
  }, [isHydrated, field.id])
  const control = { id: field.id, options, placeholder, onChange, ...fieldAria(field) }
  return (
    <FieldFrame {...field}>
      {isHydrated ? (
        <>
          <Listbox {...control} value={value} required={field.required} labelId={`${field.id}-label`} />
          <input type="hidden" name={name} value={value} />
        </>
      ) : (
        <NativeSelect {...control} name={name} required={field.required} wasFocused={wasFocused} />
      )}
    </FieldFrame>
  )
}

interface NativeSelectProps extends Omit<ComponentProps<'select'>, 'onChange'> {
  options: SelectOption[]
  placeholder: string
  onChange: (value: string) => void
  /** Told, as the select goes, whether it had the focus. */
  wasFocused: RefObject<boolean>
}

function NativeSelect({ options, placeholder, onChange, wasFocused, ...props }: NativeSelectProps) {
  const select = useRef<HTMLSelectElement>(null)
  // What was chosen before hydration is handed on to the listbox. Not in a layout effect: the form's own, which begins to
  // listen, comes later.
  useEffect(() => {
    if (select.current?.value) onChange(select.current.value)
  }, [onChange])
  useLayoutEffect(() => {
    const own = select.current
    return () => void (wasFocused.current = document.activeElement === own)
  }, [wasFocused])
  return (
    <select {...props} ref={select} defaultValue="" className={cn(controlLook, 'ui:min-h-12')}>
      <option value="">{placeholder}</option>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  )
}
