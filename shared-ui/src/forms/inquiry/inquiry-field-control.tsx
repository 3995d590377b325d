import { useController, type UseFormReturn } from 'react-hook-form'
import { SelectField, type SelectFieldProps } from '../select-field'
import { TextAreaField } from '../text-area-field'
import { TextField } from '../text-field'
import type { InquiryField } from './inquiry-form-content'
import type { Entries } from './inquiry-definition'

interface InquiryFieldControlProps {
  field: InquiryField
  kind: string
  form: UseFormReturn<Entries>
}

/** The control for one field of a form. */
export function InquiryFieldControl({ field, kind, form }: InquiryFieldControlProps) {
  const { name, label, hint, required, minLength } = field
  const common = { id: `${kind}-${name}`, label, hint, required, error: form.formState.errors[name]?.message }
  switch (field.control) {
    case 'line':
      return (
        <TextField
          {...form.register(name)}
          {...common}
          type={field.type ?? 'text'}
          inputMode={field.type}
          autoComplete={field.autoComplete}
          minLength={minLength}
        />
      )
    case 'paragraphs':
      return <TextAreaField {...form.register(name)} {...common} rows={field.rows} minLength={minLength} />
    case 'choice':
      return <ChoiceControl {...common} {...field} form={form} />
  }
}

type ChoiceControlProps = Pick<InquiryFieldControlProps, 'form'> &
  Omit<SelectFieldProps, 'value' | 'onChange'>

function ChoiceControl({ form, ...choice }: ChoiceControlProps) {
  const { field } = useController({ name: choice.name, control: form.control })
  return <SelectField {...choice} value={field.value ?? ''} onChange={field.onChange} />
}
