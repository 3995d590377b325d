import type { SelectFieldProps } from '../select-field'

/** A line of text. */
interface LineField {
  control: 'line'
  type?: 'email' | 'tel'
  /** How the browser may fill it in: `name`, `email`, `tel`. */
  autoComplete?: 'name' | 'email' | 'tel'
}

/** Several lines of text. */
interface ParagraphsField {
  control: 'paragraphs'
  rows: number
}

/** A choice from a list. */
interface ChoiceField extends Pick<SelectFieldProps, 'placeholder' | 'options' | 'query'> {
  control: 'choice'
}

/** One field of an inquiry form. Its messages are in the schema. */
export type InquiryField = {
  /** The field's name in the call to the service. */
  name: string
  label: string
  hint?: string
  required?: true
  /** The browser's own check, without JavaScript. */
  minLength?: number
  /** Half a row on wide screens. */
  half?: true
} & (LineField | ParagraphsField | ChoiceField)

/** The words of a notice. */
export interface Notice {
  title: string
  description: string
}

/** The words and fields of one inquiry form. */
export interface InquiryFormContent {
  fields: InquiryField[]
  /** The submit button: idle, and while the form is sent. */
  submit: string
  sending: string
  success: Notice
  error: Notice
}
