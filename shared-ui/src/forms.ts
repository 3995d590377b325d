/** The kit's second door, shared like the first: what only pages with forms need, and the notifications they raise. */
export { useController, useForm, type Control, type FieldErrors, type UseFormReturn } from 'react-hook-form'

export { Toaster } from './toasts/toaster'
