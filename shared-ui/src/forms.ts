/** The shared module `shared-ui/forms`: what only pages with forms need. */
export { useController, useForm, type Resolver, type UseFormReturn } from 'react-hook-form'

export { ErrorSummary } from './forms/error-summary'
export { SelectField } from './forms/select-field'
export { TextAreaField } from './forms/text-area-field'
export { TextField } from './forms/text-field'
export { InquiryForm } from './forms/inquiry/inquiry-form'
export type { InquiryDefinition } from './forms/inquiry/inquiry-definition'
export type { InquiryField, InquiryFormContent } from './forms/inquiry/inquiry-form-content'
