import { TextAreaField } from './text-area-field'

export const Empty = () => <TextAreaField id="remarks" label="Remarks" rows={3} />

export const WithHintAndError = () => (
  <TextAreaField id="message" label="Message" rows={5} hint="A few words." error="Too short" />
)
